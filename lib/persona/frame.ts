import 'server-only'
import { env, publicOrigin } from '@/lib/env'
import { ownOrigins } from '@/lib/http/own-origins'
import { requestState } from '@/lib/http/request-state'
import { PERMISSIONS } from '@/lib/http/security-headers'
import { SANDBOX } from './sandbox'

/** The document around a persona page, and the policy that contains any page. */

/** Default styles come first, so that those of the page win; reduced motion comes last. */
const BEFORE = 'html{color-scheme:light;color:#000}body{margin:0;overflow-wrap:break-word}img{max-width:100%}'
const REDUCED_MOTION =
  '@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}}'

export function frameDocument(html: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Persona page</title><style>${BEFORE}</style></head><body>${html}<style>${REDUCED_MOTION}</style></body></html>`
}

export function frameHeaders(externalImage: string | undefined): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(externalImage),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  }
}

function policy(externalImage: string | undefined): string {
  // Listed explicitly: in a sandboxed document, engines differ about 'self'.
  const origins = ownOrigins()
  const images = [...origins.map((origin) => `${origin}/api/icons/`), 'data:', ...sourceOf(externalImage)]
  return [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${images.join(' ')}`,
    "font-src 'none'",
    "connect-src 'none'",
    "media-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors 'self'${env.PERSONA_ORIGIN ? ` ${publicOrigin}` : ''}`,
    `sandbox ${SANDBOX}`,
  ].join('; ')
}

/**
 * A source for exactly this address. A policy supports neither query nor user, and some characters
 * would end a source.
 */
function sourceOf(image: string | undefined): string[] {
  if (image === undefined) return []
  const { origin, pathname, hostname } = new URL(image)
  if (!/^[\w.-]+$/.test(hostname)) return []
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C').replaceAll("'", '%27')]
}

/**
 * The address of the frame on its separate origin, if one is configured; undefined if the request
 * was made to it.
 */
export function separateFrameAddress(path: string): string | undefined {
  const own = env.PERSONA_ORIGIN
  return own === undefined || own === requestState.getStore()?.origin ? undefined : own + path
}
