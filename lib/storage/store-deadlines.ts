/**
 * The timeouts of a remote store in milliseconds. Short for reads, because a visitor waits for a
 * mere icon.
 */
export const storeDeadlines = { read: 4_000, write: 15_000 } as const
