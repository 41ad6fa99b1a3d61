import 'server-only'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { findIcon } from '@/lib/icons/find-icon'
import { log } from '@/lib/log'

const SIDE = 48
/** A small file may hold a huge picture. */
const MAX_PIXELS = 4096 * 4096
const MAX_REMEMBERED = 500
/** An icon that its owner removes leaves the cards soon. */
const REMEMBERED_MS = 10 * 60_000

const remembered = new LRUCache<string, Promise<string | undefined>>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })

/** An uploaded icon as a data URL of 48 pixels. An uploaded SVG is not drawn: it may take the process minutes. */
export function smallPicture(iconId: string): Promise<string | undefined> {
  const known = remembered.get(iconId)
  if (known) return known
  const picture = draw(iconId)
  remembered.set(iconId, picture)
  return picture
}

async function draw(iconId: string): Promise<string | undefined> {
  try {
    const icon = await findIcon(iconId)
    if (!icon || icon.type === 'image/svg+xml') return undefined
    const small = await sharp(icon.bytes as Uint8Array, { limitInputPixels: MAX_PIXELS })
      .resize(SIDE, SIDE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 80 })
      .toBuffer()
    return `data:image/webp;base64,${small.toString('base64')}`
  } catch (error) {
    log.warn({ err: error, icon: iconId }, 'an uploaded icon could not be drawn small; an app icon takes its place')
    remembered.delete(iconId)
    return undefined
  }
}
