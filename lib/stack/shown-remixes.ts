/** How many remixes the page of their origin lists, newest first. */
export const SHOWN_REMIXES = 6
