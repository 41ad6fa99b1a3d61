import { ownOrigins } from '@/lib/http/own-origins'

export type ImageKind = 'icon' | 'inline' | 'external' | 'refused'

const NOWHERE = 'https://relative.invalid'
const ICON_PATH = /^\/api\/icons\/(?:[\w:.~-]|%3a){1,120}$/i
const INLINE = /^data:image\/(?:png|gif|jpe?g|webp);base64,[a-z\d+/=\s]+$/i
const MAX_ADDRESS = 2_000

/**
 * Ours is the public host and the one that this very request was made to; what is ours is written
 * as a path again.
 */
const isOwn = ({ host }: URL) => [NOWHERE, ...ownOrigins()].some((own) => new URL(own).host === host)

/**
 * Where an image comes from. Only our own icon service and data inside the page are free; the rest
 * is counted.
 */
export function imageKind(address: string): ImageKind {
  const trimmed = plain(address)
  if (INLINE.test(trimmed)) return 'inline'
  if (trimmed === '' || trimmed.length > MAX_ADDRESS || !URL.canParse(trimmed, NOWHERE)) return 'refused'
  const url = new URL(trimmed, NOWHERE)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return 'refused'
  if (isOwn(url)) return ICON_PATH.test(url.pathname) ? 'icon' : 'refused'
  return 'external'
}

/**
 * The address as the frame uses it: icons as a path of the origin that serves the frame, others in
 * full.
 */
export function imageAddress(address: string, kind: ImageKind): string {
  const trimmed = plain(address)
  if (kind === 'inline') return trimmed.replace(/\s+/g, '')
  const url = new URL(trimmed, NOWHERE)
  return kind === 'icon' ? url.pathname : url.href
}

/** Browsers drop tabs and line ends inside an address before they read it. */
export function plain(address: string): string {
  return address.replace(/[\u0000-\u001f\u007f]/g, '').trim()
}
