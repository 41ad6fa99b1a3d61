/** Plain, prefixed and split into numbered parts: however next-auth has named its cookie on this origin. */
const SESSION_COOKIE = /^(?:__Secure-|__Host-)?next-auth\.session-token(?:\.\d+)?$/

/** A visitor without such a cookie is a guest, without a query. */
export const hasSessionCookie = (cookieNames: readonly string[]) =>
  cookieNames.some((name) => SESSION_COOKIE.test(name))
