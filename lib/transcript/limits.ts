/** The most that the video service may answer. */
export const MAX_SERVICE_BYTES = 2 * 1024 * 1024
