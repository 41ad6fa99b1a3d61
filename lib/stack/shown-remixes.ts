/**
 * How many remixes the page of their origin lists with icons, newest first; the others by their
 * titles.
 */
export const SHOWN_REMIXES = 6
export const MAX_REMIXES = 100
