import type { Box } from '@/lib/icons/face-svg'

/**
 * Mosaics of a 4 × 4 square for one to thirteen tools. Each letter is a tile, in alphabetical
 * order.
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

/** The boxes of the tiles in an area, in order. The outer ones reach the edges of the area. */
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
