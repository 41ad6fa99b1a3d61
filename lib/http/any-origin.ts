/** For public reads: pages of any site may use them, without cookies. */
export const ANY_ORIGIN = { 'access-control-allow-origin': '*' } as const
