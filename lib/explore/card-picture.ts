import 'server-only'
import { mixed } from '@/lib/colour'
import { iconForPicture, plateColor } from '@/lib/icons/picture-icon'
import type { IconFile } from '@/lib/icons/answer'
import { NEUTRAL } from '@/lib/icons/visible-color'
import { CARD_PICTURE, CARD_TILES, type CardTool } from './card'

/**
 * The tools of a gallery card as one drawing: to a browser every icon of its own is a request and a document of its own,
 * a hundred of them before the page has come to rest.
 */

const { width: WIDTH, height: HEIGHT } = CARD_PICTURE
const COLUMNS = 4
const EDGE = 16
const GAP = 8
const PLATE = { width: (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) / COLUMNS, height: (HEIGHT - 2 * EDGE - GAP) / 2 }
const ICON = 28
/** Opaque: whatever theme the card stands in, an icon is seen on what it was drawn for. */
const PAPER = '#ffffff'
const TINT = 0.12
/** Where a small stack has no tool: a place, so that the drawing is as wide as the others. */
const FREE = '#f3f4f6'

export async function cardPicture(tools: readonly CardTool[]): Promise<string> {
  const plates = await Promise.all(tools.map(plate))
  const free = Array.from({ length: CARD_TILES - tools.length }, (_, after) => ground(tools.length + after, FREE))
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${WIDTH} ${HEIGHT}">${plates.join('')}<g>${free.join('')}</g></svg>`
}

const cornerOf = (at: number) => ({
  x: EDGE + (at % COLUMNS) * (PLATE.width + GAP),
  y: EDGE + Math.floor(at / COLUMNS) * (PLATE.height + GAP),
})

function ground(at: number, fill: string): string {
  const { x, y } = cornerOf(at)
  return `<rect x="${x}" y="${y}" width="${PLATE.width}" height="${PLATE.height}" rx="10" fill="${fill}"/>`
}

async function plate(tool: CardTool, at: number): Promise<string> {
  const { x, y } = cornerOf(at)
  const place = `x="${x + (PLATE.width - ICON) / 2}" y="${y + (PLATE.height - ICON) / 2}" width="${ICON}" height="${ICON}"`
  const icon = await iconForPicture(tool.icon_id)
  return (
    ground(at, mixed(PAPER, plateColor(tool.color), TINT)) +
    (icon ? placed(icon, place, `i${at}-`) : letter(tool.text, x, y))
  )
}

/** A packaged icon becomes part of the drawing; a stored file stays a picture in it, so that nothing of it gets loose. */
function placed({ type, bytes }: IconFile, place: string, prefix: string): string {
  if (typeof bytes === 'string') return withOwnNames(bytes, prefix).replace('<svg ', `<svg ${place} `)
  return `<image ${place} href="data:${type};base64,${Buffer.from(bytes).toString('base64')}"/>`
}

/** Two icons of one drawing must not share the names of their gradients and masks. */
const withOwnNames = (svg: string, prefix: string): string => svg.replace(/(\bid="|\burl\(#|\bhref="#)/g, `$1${prefix}`)

function letter(text: string, x: number, y: number): string {
  const [first = ''] = text
  const shown = /[\p{L}\p{N}]/u.test(first) ? first.toUpperCase() : '•'
  return `<text x="${x + PLATE.width / 2}" y="${y + PLATE.height / 2 + 7}" text-anchor="middle" font-family="ui-sans-serif,system-ui,sans-serif" font-size="20" font-weight="600" fill="${NEUTRAL}">${shown}</text>`
}
