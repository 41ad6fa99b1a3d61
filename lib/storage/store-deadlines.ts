/** A remote store has so many milliseconds to answer: a picture is not worth a visitor's waiting. */
export const storeDeadlines = { read: 4_000, write: 15_000 } as const
