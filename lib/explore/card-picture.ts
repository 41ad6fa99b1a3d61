import 'server-only'
import { faceSvg } from '@/lib/icons/face-svg'
import { CARD_PICTURE, CARD_TILES, type CardTool } from './card'

/** Draws the tools of a gallery card as one SVG: separate icons would be a hundred requests. */

const { width: WIDTH, height: HEIGHT } = CARD_PICTURE
const COLUMNS = 4
const EDGE = 16
const GAP = 8
const PLATE = { width: (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) / COLUMNS, height: (HEIGHT - 2 * EDGE - GAP) / 2 }
/** An empty place for a missing tool, so that all drawings have one width. */
const FREE = '#f3f4f6'

export async function cardPicture(tools: readonly CardTool[]): Promise<string> {
  // The plates are light in every theme: the card may be shown in any of them.
  const faces = await Promise.all(
    tools.map((tool, at) => faceSvg(tool, { box: { ...cornerOf(at), ...PLATE }, ground: 'light', prefix: `i${at}-` })),
  )
  const free = Array.from({ length: CARD_TILES - tools.length }, (_, after) => place(tools.length + after))
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${WIDTH} ${HEIGHT}">${faces.join('')}<g>${free.join('')}</g></svg>`
}

const cornerOf = (at: number) => ({
  x: EDGE + (at % COLUMNS) * (PLATE.width + GAP),
  y: EDGE + Math.floor(at / COLUMNS) * (PLATE.height + GAP),
})

function place(at: number): string {
  const { x, y } = cornerOf(at)
  return `<rect x="${x}" y="${y}" width="${PLATE.width}" height="${PLATE.height}" rx="10" fill="${FREE}"/>`
}
