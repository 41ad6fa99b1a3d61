/** The maximum size of a response of the video service. */
export const MAX_SERVICE_BYTES = 2 * 1024 * 1024
