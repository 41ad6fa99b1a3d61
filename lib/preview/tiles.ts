import 'server-only'
import { fitLine, textWidth } from '@/lib/card/text-fit'
import { mixed } from '@/lib/colour'
import { isOwnIcon } from '@/lib/icon-name'
import { type Box, faceSvg, innerBox, LABEL_INK, labelSvg } from '@/lib/icons/face-svg'
import { thumbnail } from '@/lib/icons/thumbnail'
import { representativeTools } from '@/lib/stack/representative-tools'
import type { Section, Tool } from '@/lib/stack/schema'
import { escapeXml } from '@/lib/text/escape-xml'
import { drawableText } from './drawable-text'
import { MOST_TILES, mosaicBoxes } from './mosaic'
import type { PlateStyle } from './picture-styles'

/**
 * Draws the tools of a picture as SVG. Pictures on other sites are never fetched: such a tool gets
 * an app icon.
 */

export const MOST_PLATES = 12

export const chosenTools = (sections: readonly Section[], most = MOST_PLATES): Tool[] =>
  representativeTools(sections, most)

interface TileOptions {
  /** Font families of the letters. */
  readonly families: readonly string[]
}

/** Uploaded icons are scaled to this size, which the largest tile needs. */
const UPLOAD_SIDE = 256

const drawableLetters = (letters: string) => drawableText(letters, 2, '')

async function tileSvg(tool: Tool, box: Box, options: Omit<Parameters<typeof faceSvg>[1], 'box' | 'ground'>) {
  const drawn = { ...options, box, ground: 'light', drawableLetters } as const
  if (!isOwnIcon(tool.icon_id)) return faceSvg(tool, drawn)
  const picture = await thumbnail(tool.icon_id, { side: UPLOAD_SIDE, type: 'png' })
  if (picture === undefined) return faceSvg({ ...tool, icon_id: '' }, drawn)
  const inner = innerBox({ ...options, box })
  const side = Math.min(inner.width, inner.height) * 0.62
  const [x, y] = [inner.x + (inner.width - side) / 2, inner.y + (inner.height - side) / 2]
  const plate = options.plate?.(tool.color) ?? `fill="${mixed('#ffffff', tool.color, 0.12)}"`
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${options.radius ?? 0}" ${plate}/><image x="${x}" y="${y}" width="${side}" height="${side}" href="${picture}"/>${labelSvg({ ...options, box }, LABEL_INK)}`
}

const GAP = 10
const MOSAIC_RADIUS = 22
/**
 * The tile behind a multicolour icon: enough of the tool's colour to differ from its neighbours.
 */
const MOSAIC_TINT = 0.22

interface Mosaic extends TileOptions {
  readonly tools: readonly Tool[]
  /** The number of tools of the whole stack. */
  readonly total: number
  readonly area: Box
  /** Font sizes of the names, largest first; empty for no names. */
  readonly nameSizes: readonly number[]
}

/** If there are more tools than tiles, the last tile shows the number of the others. */
export async function mosaicTiles({ tools, total, area, nameSizes, families }: Mosaic): Promise<string> {
  const shown = tools.slice(0, total > MOST_TILES ? MOST_TILES - 1 : MOST_TILES)
  const rest = total - shown.length
  const boxes = mosaicBoxes(shown.length + (rest > 0 ? 1 : 0), area, GAP)
  const font = families.join(',')
  const tiles = await Promise.all(
    shown.map((tool, at) => {
      const box = boxes[at]
      if (!box) return ''
      const label = fittedName(tool, box.width - 24, nameSizes)
      return tileSvg(tool, box, {
        prefix: `t${at}-`,
        radius: MOSAIC_RADIUS,
        isSolid: true,
        font,
        plate: (color) => `fill="${mixed('#ffffff', color, MOSAIC_TINT)}"`,
        ...(label ? { label } : {}),
      })
    }),
  )
  const last = boxes[shown.length]
  const more =
    rest > 0 && last
      ? `<rect x="${last.x}" y="${last.y}" width="${last.width}" height="${last.height}" rx="${MOSAIC_RADIUS}" fill="#16181d"/><text x="${last.x + last.width / 2}" y="${last.y + last.height / 2 + 18}" font-size="52" font-weight="700" text-anchor="middle" fill="#ffffff">+${rest}</text>`
      : ''
  return tiles.join('') + more
}

/** A name on one line, which shrinks before it is cut. */
function fittedName(tool: Tool, width: number, sizes: readonly number[]) {
  const name = drawableText(tool.text, 60, '')
  const smallest = sizes.at(-1)
  if (name === '' || smallest === undefined) return undefined
  const size = sizes.find((one) => textWidth(name, one) <= width) ?? smallest
  return { text: fitLine(name, size, width), size }
}

interface Plates extends TileOptions {
  readonly tools: readonly Tool[]
  readonly columns: number
  readonly side: number
  readonly gap: number
  readonly left: number
  readonly top: number
  readonly style: PlateStyle
  /** Shows names below the plates. */
  readonly names?: PlateNames
}

interface PlateNames {
  readonly color: string
  readonly width: number
  readonly sizes: readonly number[]
}

export const NAME_HEIGHT = 42

/** Plates of one size in rows; an incomplete last row is centred. */
export async function plateTiles({ tools, columns, side, gap, left, top, style, names, families }: Plates) {
  const step = { x: Math.max(names?.width ?? 0, side) + gap, y: side + gap + (names ? NAME_HEIGHT : 0) }
  const drawn = await Promise.all(
    tools.map(async (tool, at) => {
      const row = Math.floor(at / columns)
      const inRow = Math.min(columns, tools.length - row * columns)
      const x = left + ((columns - inRow) / 2 + (at % columns)) * step.x + (step.x - gap - side) / 2
      const box = { x: Math.round(x), y: Math.round(top + row * step.y), width: side, height: side }
      const face = await tileSvg(tool, box, {
        prefix: `t${at}-`,
        radius: Math.round(style.radius * side),
        font: families.join(','),
        plate: (color) => `fill="${mixed(style.color, color, style.tint)}" stroke="${style.edge}" stroke-width="3"`,
      })
      return face + (names ? nameSvg(tool, box, names) : '')
    }),
  )
  return drawn.join('')
}

function nameSvg(tool: Tool, { x, y, width: side }: Box, { color, width, sizes }: PlateNames): string {
  const name = fittedName(tool, width, sizes)
  if (!name) return ''
  return `<text x="${x + side / 2}" y="${y + side + 36}" font-size="${name.size}" text-anchor="middle" fill="${color}">${escapeXml(name.text)}</text>`
}
