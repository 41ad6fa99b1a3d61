import { safeSvg } from '@/lib/icons/own/safe-svg'

/**
 * Sanitises a mark like an uploaded icon, and refuses files too large for a page with hundreds of
 * them.
 */

const MAX_BYTES = 9000
/** Wider marks are wordmarks, which are illegible on a tile. */
const WIDEST = 2.5
/** Presentation attributes of the root, which its shapes inherit. */
const INHERITED = /\b(?:fill|stroke|fill-rule|clip-rule|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g

export function cleanMark(source: string): string | undefined {
  if (/<(?:image|text|style|foreignObject)\b|data:/.test(source)) return undefined
  const safe = safeSvg(
    source.includes('xmlns=') ? source : source.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
  )
  const [, root = '', body = ''] = /^[^]*?<svg([^>]*)>([^]*)<\/svg>\s*$/.exec(safe ?? '') ?? []
  const box = boxOf(root)
  if (box === undefined || body.trim() === '' || box.width / box.height >= WIDEST) return undefined
  const inherited = (root.match(INHERITED) ?? []).join(' ')
  const inner = body
    .replace(/<(title|desc)\b[^]*?<\/\1>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.text}">${inherited === '' ? inner : `<g ${inherited}>${inner}</g>`}</svg>`
  return mark.length > MAX_BYTES ? undefined : mark
}

function boxOf(root: string): { text: string; width: number; height: number } | undefined {
  const viewBox = /\bviewBox="([^"]+)"/i.exec(root)?.[1]
  const size = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1])
  const [left = 0, top = 0, width = NaN, height = NaN] = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, size('width'), size('height')]
  return width > 0 && height > 0 ? { text: `${left} ${top} ${width} ${height}`, width, height } : undefined
}
