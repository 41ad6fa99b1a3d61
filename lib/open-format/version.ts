/** Readers of the open format decide by this number. */
export const OPEN_FORMAT_VERSION = 1
