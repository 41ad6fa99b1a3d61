import { env, publicOrigin } from '@/lib/env'

/** The policies of pages, built from the configuration: what is not configured is not allowed. */

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

interface PolicyOptions {
  nonce: string
  dev: boolean
}

export function contentSecurityPolicy({ nonce, dev }: PolicyOptions): string {
  const analytics = env.POSTHOG_KEY && env.POSTHOG_HOST ? [env.POSTHOG_HOST] : []
  const frames = ["'self'", ...(env.PERSONA_ORIGIN ? [env.PERSONA_ORIGIN] : [])]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(dev ? ["'unsafe-eval'"] : [])],
    'style-src': dev ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
    // Colours of tools and positions of floating parts are attributes of elements, also in what the server renders.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analytics, ...(dev ? ['ws:'] : [])],
    'frame-src': frames,
    'form-action': ["'self'", ...(env.PERSONA_ORIGIN ? [env.PERSONA_ORIGIN] : [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

export function pageHeaders(): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': PERMISSIONS,
    ...(publicOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
  }
}
