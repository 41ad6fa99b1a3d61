import { publicOrigin } from '@/lib/env'

export type ImageKind = 'icon' | 'inline' | 'external' | 'refused'

const NOWHERE = 'https://relative.invalid'
const ICON_PATH = /^\/api\/icons\/[^/?#\\]{1,120}$/
const INLINE = /^data:image\/(?:png|gif|jpe?g|webp);base64,[a-z\d+/=\s]+$/i

/** Where an image comes from. Only our own icon service and data inside the page are free; the rest is counted. */
export function imageKind(address: string): ImageKind {
  const trimmed = stripControls(address).trim()
  if (INLINE.test(trimmed)) return 'inline'
  if (!URL.canParse(trimmed, NOWHERE)) return 'refused'
  const url = new URL(trimmed, NOWHERE)
  const own = url.origin === NOWHERE || url.origin === publicOrigin
  if (own)
    return ICON_PATH.test(url.pathname) && !url.pathname.includes('%2f') && !url.pathname.includes('%2F')
      ? 'icon'
      : 'refused'
  return url.protocol === 'https:' || url.protocol === 'http:' ? 'external' : 'refused'
}

/** The address as the frame uses it: icons relative to our own origin, others in full. */
export function imageAddress(address: string, kind: ImageKind): string {
  const trimmed = stripControls(address).trim()
  if (kind === 'inline') return trimmed.replace(/\s+/g, '')
  const url = new URL(trimmed, NOWHERE)
  return kind === 'icon' ? url.pathname : url.href
}

/** Browsers drop tabs, line ends and NUL inside an address before they read it. */
function stripControls(address: string): string {
  return address.replace(/[\u0000-\u001f\u007f]/g, '')
}
