import 'server-only'
import sharp, { type OverlayOptions } from 'sharp'
import { site } from '@/lib/site'
import type { Box } from '@/lib/icons/face-svg'
import type { Tool } from '@/lib/stack/schema'
import { escapeXml } from '@/lib/text/escape-xml'
import { backdrop } from './backdrop'
import { drawableText, isRightToLeft } from './drawable-text'
import { fontsFor } from './fonts'
import { PICTURE_SIZES, type PictureSize } from './picture-options'
import type { PictureStyle } from './picture-styles'
import { textImage } from './text-image'
import { MOST_PLATES, mosaicTiles, NAME_HEIGHT, plateTiles } from './tiles'

/**
 * Draws the picture of a stack in three sizes: an SVG of background and tiles, with the texts
 * composited on it. A link preview must be readable at a quarter of its size. The drawing library
 * runs in the thread pool, so it does not block requests.
 */

export interface PictureContent {
  readonly title: string
  /** A line below the title, such as the handle. */
  readonly by: string
  readonly about: string
  readonly count: string
  /** In order of importance. */
  readonly tools: readonly Tool[]
  /** The number of tools of the whole stack. */
  readonly total: number
  readonly look: PictureStyle
}

/** The maximum number of tools in a picture. */
export const TOOLS_IN_PICTURE: Readonly<Record<PictureSize, number>> = { wide: 13, square: 13, story: 20 }

export async function drawPicture(content: PictureContent, size: PictureSize = 'wide'): Promise<ArrayBuffer> {
  const { width, height } = PICTURE_SIZES[size]
  const { title, by, about, count, tools, look } = content
  const families = await fontsFor([title, by, about, ...tools.map(({ text }) => text)])
  const ground = await backdrop(look, width, height, count || site.name)
  const drawing = { content, area: ground.area, families, size }
  const { words, overlays, tiles, foot } = await (size === 'wide' ? wideParts(drawing) : tallParts(drawing))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" font-family="${families.join(',')}">${ground.svg}${tiles}${productSvg(look, words.x, foot)}</svg>`
  const { buffer, byteOffset, byteLength } = await sharp(Buffer.from(svg))
    .composite([...overlays])
    .png({ compressionLevel: 8 })
    .toBuffer()
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
}

interface Drawing {
  readonly content: PictureContent
  readonly area: Box
  readonly families: readonly string[]
  readonly size: PictureSize
}

interface Parts {
  readonly words: Box
  readonly overlays: readonly OverlayOptions[]
  readonly tiles: string
  /** The baseline of the product's name. */
  readonly foot: number
}

const EDGE = 56
const FOOT = 44
const INSET = 16
const PLATE_GAP = 14
/** The width of all plates together, which leaves enough room for the texts. */
const PLATES_WIDTH = 514
/** Few tools are drawn larger, and a single one fills its part. */
const LARGEST_PLATE = 180
const SINGLE_PLATE = 260
/** Columns by the number of plates, chosen to avoid a last row with a single plate. */
const COLUMNS = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3]

/** Texts on the left, tiles on the right. */
async function wideParts(drawing: Drawing): Promise<Parts> {
  const { content, area, families } = drawing
  const { tools, total, look } = content
  const [left, top] = [area.x + EDGE, area.y + 46]
  const foot = area.y + area.height - 46 - FOOT
  const words = { x: left, y: top, width: area.width - 2 * EDGE, height: foot - 24 - top }
  const finish = async (width: number, tiles: string): Promise<Parts> => ({
    words,
    overlays: (await wordImages(drawing, { ...words, width })).overlays,
    tiles,
    foot,
  })
  if (tools.length === 0) return finish(words.width, '')
  if (look.tiles === 'mosaic') {
    const side = area.height - 2 * INSET
    const mosaic = { x: area.x + area.width - side - INSET, y: area.y + INSET, width: side, height: side }
    return finish(mosaic.x - left - 44, await mosaicTiles({ tools, total, area: mosaic, nameSizes: [], families }))
  }
  const shown = tools.slice(0, MOST_PLATES)
  const columns = COLUMNS[shown.length] ?? 4
  const largest = shown.length === 1 ? SINGLE_PLATE : LARGEST_PLATE
  const side = Math.floor(Math.min(largest, (PLATES_WIDTH - (columns - 1) * PLATE_GAP) / columns))
  const rows = Math.ceil(shown.length / columns)
  const place = {
    left: area.x + area.width - EDGE - columns * side - (columns - 1) * PLATE_GAP,
    top: area.y + (area.height - rows * side - (rows - 1) * PLATE_GAP) / 2,
  }
  // Next to few plates the texts keep the width that they have next to many.
  return finish(
    words.width - PLATES_WIDTH - 40,
    await plateTiles({ tools: shown, columns, side, gap: PLATE_GAP, ...place, style: look.tiles, families }),
  )
}

const TALL = {
  square: { top: 52, title: 190, names: [30, 27, 24, 21], gap: 22, before: 30 },
  story: { top: 120, title: 400, names: [36, 32, 28, 24, 21], gap: 30, before: 60 },
}

/** Texts at the top, tiles with names below. */
async function tallParts(drawing: Drawing): Promise<Parts> {
  const { content, area, families, size } = drawing
  const { tools, total, look } = content
  const { top, title, names, gap, before } = TALL[size === 'story' ? 'story' : 'square']
  const edge = look.inWindow ? 40 : 72
  const foot = area.y + top
  const words = { x: area.x + edge, y: foot + FOOT + 26, width: area.width - 2 * edge, height: title + 110 }
  const { overlays, bottom } = await wordImages(drawing, words)
  const left = { x: area.x, y: bottom + before, width: area.width, height: area.y + area.height - bottom - before }
  const parts = { words, overlays, foot }
  if (tools.length === 0) return { ...parts, tiles: '' }
  if (look.tiles === 'mosaic') {
    const mosaic = {
      x: left.x + 2 * INSET,
      y: left.y,
      width: left.width - 4 * INSET,
      height: left.height - 2 * INSET,
    }
    return { ...parts, tiles: await mosaicTiles({ tools, total, area: mosaic, nameSizes: names, families }) }
  }
  const shown = tools.slice(0, size === 'story' ? TOOLS_IN_PICTURE.story : MOST_PLATES)
  const columns = shown.length <= 1 ? 1 : shown.length <= 4 ? 2 : shown.length <= 9 ? 3 : 4
  const rows = Math.ceil(shown.length / columns)
  const cell = (left.width - 2 * edge - (columns - 1) * gap) / columns
  const high = (left.height - INSET * 2 + gap) / rows - gap - NAME_HEIGHT
  const side = Math.floor(Math.min(cell * 0.76, high, LARGEST_TALL_PLATE))
  const height = rows * (side + NAME_HEIGHT + gap) - gap
  const tiles = await plateTiles({
    tools: shown,
    columns,
    side,
    gap,
    left: left.x + edge,
    top: left.y + Math.max(0, (left.height - height) * 0.4),
    style: look.tiles,
    names: { color: look.ink, width: cell, sizes: names },
    families,
  })
  return { ...parts, tiles }
}

const LARGEST_TALL_PLATE = 280

const TITLE_SIZES = [92, 82, 72, 64, 56, 50, 46]
const STORY_TITLE_SIZES = [120, 104, 92, 80, 70, 60]
/** A handle shrinks instead of being cut. */
const LINE_SIZES = [42, 38, 34, 30, 26, 22]
const LINE_ROOM = 56
const ABOUT_SIZE = 29
const TITLE_SPACE = 30
const LINE_SPACE = 20

/** The texts, stacked from top to bottom. */
async function wordImages({ content, families, size }: Drawing, room: Box) {
  const { title, by, about, count, look } = content
  const { face, scale, spacing } = look.heading
  const isTall = size !== 'wide'
  const bold = { families, bold: true, width: room.width }
  // In a window, the title bar has the count.
  const below = [by, look.inWindow ? '' : count].filter(Boolean)
  const lines = await Promise.all(
    (isTall ? [below.join(' · ')] : below).map((line, at) =>
      textImage(line, { ...bold, color: at === 0 ? look.muted : look.ink, sizes: LINE_SIZES, height: LINE_ROOM }),
    ),
  )
  const linesHeight = lines.reduce((height, line) => height + (line ? line.height + LINE_SPACE : 0), 0)
  const heading = await textImage(title, {
    ...bold,
    families: [face, ...families],
    color: look.ink,
    sizes: (size === 'story' ? STORY_TITLE_SIZES : TITLE_SIZES).map((one) => Math.round(one * scale)),
    height: room.height - linesHeight - TITLE_SPACE,
    spacing,
  })
  const left = room.height - linesHeight - (heading ? heading.height + TITLE_SPACE : 0)
  const sections =
    isTall || left < 2 * ABOUT_SIZE
      ? undefined
      : await textImage(about, { ...bold, bold: false, color: look.muted, sizes: [ABOUT_SIZE], height: left })
  const toRight = isRightToLeft(title)
  let bottom = room.y
  const overlays = [heading, ...lines, sections].flatMap((image, at) => {
    if (!image) return []
    const x = toRight ? room.x + room.width - image.width : room.x
    const placed = { input: image.bytes, left: Math.round(x), top: Math.round(bottom) }
    bottom += image.height + (at === 0 ? TITLE_SPACE : LINE_SPACE)
    return [placed]
  })
  return { overlays, bottom: Math.round(bottom) }
}

/** The product's logo and name, as in the header of pages. */
function productSvg({ ink, accent }: PictureStyle, x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.375)" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="M5 21.5 16 27l11-5.5" stroke="${ink}" stroke-opacity=".4"/><path d="M5 16 16 21.5 27 16" stroke="${ink}" stroke-opacity=".7"/><path d="M16 4.5 27 10 16 15.5 5 10Z" fill="${accent}" stroke="${accent}"/></g><text x="${x + 58}" y="${y + 33}" font-size="32" font-weight="700" fill="${ink}">${escapeXml(drawableText(site.name, 30, 'Stackbook'))}</text>`
}
