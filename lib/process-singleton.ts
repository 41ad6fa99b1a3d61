/**
 * One value per process, although the module is loaded twice: our server is bundled separately from
 * Next's pages, and both find the value on `globalThis`.
 */
export function processSingleton<T extends object>(name: string, make: () => T): T {
  const kept = globalThis as { [key: symbol]: T | undefined }
  return (kept[Symbol.for(`stackbook.${name}`)] ??= make())
}
