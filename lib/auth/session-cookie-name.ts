import { publicOrigin } from '@/lib/env'

export const SECURE_COOKIES = publicOrigin.startsWith('https:')

/** All names of next-auth's session cookie: plain, with a prefix, and split into numbered parts. */
const SESSION_COOKIE = /^(?:__Secure-|__Host-)?next-auth\.session-token(?:\.\d+)?$/

/** Over https with the prefix that no page of http can set. */
export const sessionCookieName = (isSecure: boolean): string => `${isSecure ? '__Secure-' : ''}next-auth.session-token`

/** A visitor without such a cookie is a guest, without a query. */
export const hasSessionCookie = (cookieNames: readonly string[]) =>
  cookieNames.some((name) => SESSION_COOKIE.test(name))
