/**
 * What a persona page may weigh. The browser asks before it sends one, and the server before it
 * reads one.
 */
export const MAX_PAGE_BYTES = 100_000

export const isPageInSize = (html: string): boolean => new TextEncoder().encode(html).length <= MAX_PAGE_BYTES
