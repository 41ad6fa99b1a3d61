import 'server-only'
import { isOwnIcon } from '@/lib/icon-name'
import { faceSvg } from '@/lib/icons/face-svg'
import { thumbnail } from '@/lib/icons/thumbnail'
import type { Tool } from '@/lib/stack/schema'
import type { CardLook } from './looks'

/** The size of an uploaded icon. */
const PICTURE_SIDE = 48
/** Larger drawings are replaced by an app icon. */
const MAX_MARK_BYTES = 3_000
/** A mark with its plate and position. */
const MAX_FACE_BYTES = MAX_MARK_BYTES + 700

interface Place {
  readonly x: number
  readonly y: number
  readonly side: number
  readonly ground: CardLook['ground']
  readonly prefix: string
}

/** The face of a tool in a card. Fetches nothing: an icon of another site becomes an app icon. */
export async function tileFace(tool: Tool, { x, y, side, ground, prefix }: Place): Promise<string> {
  const box = { x, y, width: side, height: side }
  if (isOwnIcon(tool.icon_id)) {
    const picture = await thumbnail(tool.icon_id, { side: PICTURE_SIDE, type: 'webp' })
    if (picture !== undefined && picture.length <= MAX_FACE_BYTES)
      return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="${picture}"/>`
    return faceSvg({ ...tool, icon_id: '' }, { box, ground, prefix })
  }
  const face = await faceSvg(tool, { box, ground, prefix })
  return face.length <= MAX_FACE_BYTES ? face : faceSvg({ ...tool, icon_id: '' }, { box, ground, prefix })
}
