import { ownOrigins } from '@/lib/http/own-origins'

export type ImageKind = 'icon' | 'inline' | 'external' | 'refused'

const NOWHERE = 'https://relative.invalid'
const ICON_PATH = /^\/api\/icons\/(?:[\w:.~-]|%3a){1,120}$/i
const INLINE = /^data:image\/(?:png|gif|jpe?g|webp);base64,[a-z\d+/=\s]+$/i
const MAX_ADDRESS = 2_000

/**
 * Our hosts: the public one and that of the current request. Their addresses are rewritten as
 * paths.
 */
const isOwn = ({ host }: URL) => [NOWHERE, ...ownOrigins()].some((own) => new URL(own).host === host)

/**
 * The origin of an image. Only our own icon service and data URLs are unlimited; others are
 * counted.
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

/** The address used in the frame: icons as a path, others in full. */
export function imageAddress(address: string, kind: ImageKind): string {
  const trimmed = plain(address)
  if (kind === 'inline') return trimmed.replace(/\s+/g, '')
  const url = new URL(trimmed, NOWHERE)
  return kind === 'icon' ? url.pathname : url.href
}

/** Browsers drop tabs and line ends inside an address. */
export function plain(address: string): string {
  return address.replace(/[\u0000-\u001f\u007f]/g, '').trim()
}
