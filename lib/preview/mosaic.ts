import type { Box } from '@/lib/icons/face-svg'

/**
 * Tiles of several sizes that fill a square of four by four, for one to thirteen tools. A letter is a tile, in the order
 * of the alphabet.
 */
const PATTERNS = [
  'AAAA AAAA AAAA AAAA',
  'AAAA AAAA BBBB BBBB',
  'AAAA AAAA BBCC BBCC',
  'AABB AABB CCDD CCDD',
  'AABB AABB CCDD CCEE',
  'AABB AABB CCDD CCEF',
  'AABB AABB CCDE CCFG',
  'AABC AADD EEFF GHFF',
  'AABC AADE FFGG HIGG',
  'AABC AADE FGHH IJHH',
  'AABC AADD EFGG HIJK',
  'AABC AADE FGHH IJKL',
  'AABC AADE FGHI JKLM',
] as const

const SIDE = 4
export const MOST_TILES = PATTERNS.length

/** Where each tile is in an area, in order. Outer edges end with the area. */
export function mosaicBoxes(tiles: number, area: Box, gap: number): Box[] {
  const rows = (PATTERNS[Math.min(tiles, MOST_TILES) - 1] ?? '').split(' ')
  const [width, height] = [(area.width + gap) / SIDE, (area.height + gap) / SIDE]
  return Array.from({ length: Math.min(tiles, MOST_TILES) }, (_, at) => {
    const letter = String.fromCharCode(65 + at)
    const top = rows.findIndex((row) => row.includes(letter))
    const row = rows[top] ?? ''
    const left = row.indexOf(letter)
    const columns = row.lastIndexOf(letter) - left + 1
    const high = rows.filter((other) => other.includes(letter)).length
    return {
      x: Math.round(area.x + left * width),
      y: Math.round(area.y + top * height),
      width: Math.round(columns * width - gap),
      height: Math.round(high * height - gap),
    }
  })
}
