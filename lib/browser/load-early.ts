/** Fetches a part of the page before it is needed. When that fails, whatever needs the part asks for it again and says so. */
export function loadEarly(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => console.info('A part of the page could not be fetched early:', error))
}
