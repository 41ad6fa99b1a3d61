/** The version of the open format, by which readers decide. */
export const OPEN_FORMAT_VERSION = 1
