import { appIconColours } from '@/lib/faces/app-icon-colour'

/**
 * Draws line art, which is thin on a tile, in thicker lines on a background in the brand's colour,
 * as in an app's icon.
 */

const SIZE = 48
const SCALE = 0.75
const STROKE = 2
const ROUNDING = 10.5

export function lineMark(svg: string, name: string, color: string): string {
  const { fill, ink } = appIconColours(name, color)
  const inset = (SIZE * (1 - SCALE)) / 2
  const lines = svg.replace(/<\/?svg[^>]*>/g, '').replaceAll('currentColor', ink)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="${ROUNDING}" fill="${fill}"/><g transform="translate(${inset} ${inset}) scale(${SCALE})" stroke-width="${STROKE}">${lines}</g></svg>`
}
