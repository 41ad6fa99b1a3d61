/**
 * What one process has once, although it loads the module twice: our server is bundled apart from
 * Next's pages, and both find the same thing on `globalThis`.
 */
export function processSingleton<T extends object>(name: string, make: () => T): T {
  const kept = globalThis as { [key: symbol]: T | undefined }
  return (kept[Symbol.for(`stackbook.${name}`)] ??= make())
}
