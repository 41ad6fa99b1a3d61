import { analyticsSettings } from '@/lib/analytics/settings'
import { env, publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'

/**
 * The policies of pages, built from the configuration: services that are not configured are not
 * allowed.
 */

/** Neither pages nor frames need any of these. */
export const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

const GOOGLE = 'https://accounts.google.com'

interface PolicyOptions {
  nonce: string
  dev: boolean
}

export function contentSecurityPolicy({ nonce, dev }: PolicyOptions): string {
  // Its script comes from our own origin; only the events go there.
  const analytics = analyticsSettings ? [new URL(analyticsSettings.host).origin] : []
  const signIn = env.GOOGLE_CLIENT_ID ? [new URL(env.GOOGLE_ISSUER ?? GOOGLE).origin] : []
  const frames = ["'self'", ...(env.PERSONA_ORIGIN ? [env.PERSONA_ORIGIN] : [])]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(dev ? ["'unsafe-eval'"] : [])],
    'style-src': dev ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
    // Colours of tools and positions of floating parts are attributes of elements, also in what the
    // server renders.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analytics, ...(dev ? ['ws:'] : [])],
    'frame-src': frames,
    // Signing in is a form that redirects to the provider, and browsers check redirects against
    // this too.
    'form-action': ["'self'", ...signIn, ...(env.PERSONA_ORIGIN ? [env.PERSONA_ORIGIN] : [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Pages with a secret in their address, from links in mails: they send no referrer. */
const FROM_MAIL: ReadonlySet<string> = new Set([paths.accountReset, paths.accountVerify, paths.unsubscribe])

export function pageHeaders(pathname: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': FROM_MAIL.has(pathname) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    // With another policy the sign-in window would be separated from its page when it opens the
    // provider, and the page would believe that the window was closed.
    'cross-origin-opener-policy': pathname === paths.accountPopup ? 'unsafe-none' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': PERMISSIONS,
    ...(publicOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
  }
}
