import 'server-only'
import { LRUCache } from 'lru-cache'
import { drawPicture } from './picture'
import { variantOf, type PictureOptions } from './picture-options'
import { PICTURE_STYLES } from './picture-styles'

/** Keyed by message, size and theme. */
const drawn = new LRUCache<string, Promise<ArrayBuffer>>({ max: 60 })

/**
 * A picture with a message, for a stack that has no picture. Cached, so that requests for unknown
 * stacks do not use up the drawing queue.
 */
export function missingPicture(message: string, options: PictureOptions): Promise<ArrayBuffer> {
  const key = `${variantOf(options)} ${message}`
  const known = drawn.get(key)
  if (known) return known
  const picture = draw(message, options)
  drawn.set(key, picture)
  picture.catch(() => drawn.delete(key))
  return picture
}

const draw = (title: string, { size, theme }: PictureOptions): Promise<ArrayBuffer> =>
  drawPicture({ title, by: '', about: '', count: '', tools: [], total: 0, look: PICTURE_STYLES[theme] }, size)
