/** So many remixes are listed on the page of their origin, the newest first. */
export const SHOWN_REMIXES = 6
