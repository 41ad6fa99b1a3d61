/**
 * The maximum size of a persona page, checked by the browser before sending and by the server
 * before parsing.
 */
export const MAX_PAGE_BYTES = 100_000

export const isPageInSize = (html: string): boolean => new TextEncoder().encode(html).length <= MAX_PAGE_BYTES
