/** Fetches code before it is needed. A failure is only logged: what needs the code asks again and reports it. */
export function preload(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => console.info('A part of the page could not be preloaded:', error))
}
