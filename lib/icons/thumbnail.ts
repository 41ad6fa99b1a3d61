import 'server-only'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { log } from '@/lib/log'
import { findIcon } from './find-icon'

/** The maximum number of pixels: a small file may contain a huge picture. */
const MAX_PIXELS = 4096 * 4096
const MAX_CACHED = 500
/** How long a thumbnail is cached: an icon that its owner removes disappears from cards soon. */
const CACHED_MS = 10 * 60_000

const cached = new LRUCache<string, Promise<string | undefined>>({ max: MAX_CACHED, ttl: CACHED_MS })

interface ThumbnailOptions {
  readonly side: number
  /** The server's SVG renderer does not support WebP. */
  readonly type: 'webp' | 'png'
}

/**
 * A square thumbnail of an uploaded icon, as a data URL. An uploaded SVG is not drawn, because that
 * may take minutes.
 */
export function thumbnail(iconId: string, options: ThumbnailOptions): Promise<string | undefined> {
  const key = `${options.side} ${options.type} ${iconId}`
  const known = cached.get(key)
  if (known) return known
  const picture = draw(iconId, options, key)
  cached.set(key, picture)
  return picture
}

async function draw(iconId: string, { side, type }: ThumbnailOptions, key: string): Promise<string | undefined> {
  try {
    const icon = await findIcon(iconId)
    if (!icon || icon.type === 'image/svg+xml') return undefined
    const small = await sharp(icon.bytes as Uint8Array, { limitInputPixels: MAX_PIXELS })
      .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .toFormat(type, type === 'webp' ? { quality: 80 } : {})
      .toBuffer()
    return `data:image/${type};base64,${small.toString('base64')}`
  } catch (error) {
    log.warn({ err: error, icon: iconId }, 'an uploaded icon could not be drawn small; an app icon takes its place')
    cached.delete(key)
    return undefined
  }
}
