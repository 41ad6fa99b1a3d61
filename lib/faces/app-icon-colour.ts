import { contrast, hexOf, luminance, mix, rgbOf, type Rgb } from '@/lib/colour'

/**
 * The fill and the ink of an app icon: a tool's colour if it has a hue, else one of 24 by its name.
 */

/** Each carries white letters at a contrast of 4.5 or more. */
export const HUES = [
  '#da1d69',
  '#b0022c',
  '#d73803',
  '#934302',
  '#a96506',
  '#7a5604',
  '#8a7304',
  '#626202',
  '#5f7e01',
  '#1f7101',
  '#03864c',
  '#046e55',
  '#058379',
  '#076b6f',
  '#067f94',
  '#066788',
  '#037ac0',
  '#0053c9',
  '#5a61f7',
  '#6432cd',
  '#9a49e0',
  '#9012a8',
  '#c231ac',
  '#a7016d',
] as const

const WHITE = '#ffffff'
const BLACK = '#000000'
const NEAR_BLACK = 0.022
const NEAR_WHITE = 0.8
/** White letters are preferred: a fill that is close to carrying them is darkened until it does. */
const NEARLY_DARK = 0.3
export const MIN_CONTRAST = 4.5

/** FNV-1a: the same name always has the same hue. */
function hashOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0
  return hash
}

const hueOf = (name: string): string => HUES[hashOf(name.trim().toLowerCase()) % HUES.length] ?? HUES[0]

/** Greys too have no hue to be recognised by. */
function isColourful(rgb: Rgb): boolean {
  const light = luminance(rgb)
  return light > NEAR_BLACK && light < NEAR_WHITE && Math.max(...rgb) - Math.min(...rgb) > 24
}

/** Whether a tool's colour has a hue by which it can be recognised. */
export function hasHue(color: string): boolean {
  const rgb = rgbOf(color)
  return rgb !== undefined && isColourful(rgb)
}

export function appIconColours(name: string, color: string): { fill: string; ink: string } {
  const own = rgbOf(color)
  const rgb = own && isColourful(own) ? own : undefined
  if (!rgb) return { fill: hueOf(name), ink: WHITE }
  if (luminance(rgb) > NEARLY_DARK) return { fill: hexOf(rgb), ink: BLACK }
  let fill = hexOf(rgb)
  for (let share = 0.04; contrast(fill, WHITE) < MIN_CONTRAST; share += 0.04) fill = hexOf(mix(rgb, [0, 0, 0], share))
  return { fill, ink: WHITE }
}
