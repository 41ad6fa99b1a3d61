/**
 * Loads code before it is needed. A failure is only logged, because the code's user loads it again
 * and reports errors.
 */
export function preload(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => console.info('A part of the page could not be preloaded:', error))
}
