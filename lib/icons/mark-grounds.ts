import { contrast, luminance, rgbOf } from '@/lib/colour'
import type { Ground } from '@/lib/faces/tool-face'

/**
 * Adapts a mark to a light or a dark background. Black on white becomes white on black; a colour
 * that would be invisible becomes the background of a white or black mark; a mark of many colours
 * with dark parts gets a white background.
 */

export interface Mark {
  readonly box: readonly [left: number, top: number, width: number, height: number]
  readonly body: string
  /** The colour of shapes without a colour. By default black on light and white on dark. */
  readonly color?: string
  /** The mark has a background drawn by its maker. */
  readonly isWhole?: boolean
  /** The background below the body; left out when the mark is drawn in another ink. */
  readonly ground?: string
}

type Drawn = 'light' | 'dark'

interface Rendition {
  readonly ink: string
  readonly plate?: string
  readonly scale: number
}

const PLATES: Readonly<Record<Drawn, string>> = { light: '#ffffff', dark: '#20232b' }
const INKS: Readonly<Record<Drawn, string>> = { light: '#000000', dark: '#ffffff' }
/**
 * The least contrast between a one-coloured mark and its background. Yellow on white needs less
 * than navy on black.
 */
const LEAST_CONTRAST: Readonly<Record<Drawn, number>> = { light: 1.6, dark: 2 }
/** The contrast with a dark plate below which a part of a mark is invisible on it. */
const PART_SEEN_ON_DARK = 1.45
const GREY = 40
const BLACK_BELOW = 0.06
const WHITE_ABOVE = 0.75

const HEX =
  /#(?:[\da-f]{6}|[\da-f]{3})\b|(?<=(?:fill|stroke|stop-color)="|(?:fill|stroke|stop-color):)(?:black|white)\b/gi
const NAMED: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' }
const UNFILLED = /<(?:path|circle|rect|ellipse|polygon)\b(?![^>]*\b(?:fill|stroke|style)=)/
/** The colours of masks and gradients are not visible as such. */
const MASKS = /<(mask|clipPath)\b.*?<\/\1>/gs

const isGrey = (hex: string) => {
  const rgb = rgbOf(hex) ?? [0, 0, 0]
  return Math.max(...rgb) - Math.min(...rgb) <= GREY
}
const lightOf = (hex: string) => luminance(rgbOf(hex) ?? [0, 0, 0])
const isBlack = (hex: string) => isGrey(hex) && lightOf(hex) < BLACK_BELOW
const isWhite = (hex: string) => isGrey(hex) && lightOf(hex) > WHITE_ABOVE

export function drawMark(mark: Mark, ground: Ground): string {
  const { ground: own, ...whole } = mark
  if (own !== undefined) return drawMark({ ...whole, body: own + mark.body, isWhole: true }, ground)
  const colours = coloursIn(mark.body)
  const single = singleColour(mark, colours)
  const body = single === undefined || !colours.size ? mark.body : mark.body.replace(HEX, 'currentColor')
  const on = (drawn: Drawn) => (single === undefined ? ofMany(mark, colours, drawn) : ofOne(single, drawn))
  return svg({ ...mark, body }, on(ground === 'dark' ? 'dark' : 'light'), ground === 'auto' ? on('dark') : undefined)
}

/**
 * Draws a mark of one colour in another one, for a plate in its colour. Undefined for a mark of
 * many colours.
 */
export function inkMark(mark: Mark, ink: string): string | undefined {
  const colours = coloursIn(mark.body)
  if (singleColour(mark, colours) === undefined) return undefined
  const body = colours.size > 0 ? mark.body.replace(HEX, 'currentColor') : mark.body
  return svg({ ...mark, body }, { ink, scale: 1 }, undefined)
}

function coloursIn(body: string): ReadonlySet<string> {
  const seen = body.replace(MASKS, '')
  const named = [...seen.matchAll(HEX)].map(([color]) => NAMED[color.toLowerCase()] ?? color.toLowerCase())
  // A shape without a colour is black beside shapes with a colour.
  const hasBlack = named.length > 0 && !/<g\b[^>]*\bfill=/.test(seen) && UNFILLED.test(seen)
  return new Set(hasBlack ? [...named, '#000000'] : named)
}

/** The colour of a mark of one colour, or of several shades of black or white. */
function singleColour({ body, color, isWhole }: Mark, colours: ReadonlySet<string>): string | undefined {
  if (isWhole) return undefined
  if (colours.size === 0) return color ?? '#000000'
  if (/(?:fill|stroke)(?:="|:)url\(|<image|<mask|<linearGradient|<radialGradient/.test(body)) return undefined
  const all = [...colours]
  if (all.every(isBlack)) return '#000000'
  if (all.every(isWhite)) return '#ffffff'
  return undefined
}

function ofOne(color: string, drawn: Drawn): Rendition {
  if (isBlack(color) || isWhite(color)) {
    const isLost = contrast(color, PLATES[drawn]) < 3
    return { ink: isLost ? INKS[drawn] : color, scale: 1 }
  }
  if (contrast(color, PLATES[drawn]) >= LEAST_CONTRAST[drawn]) return { ink: color, scale: 1 }
  return { ink: contrast(color, '#ffffff') >= 3 ? '#ffffff' : '#000000', plate: color, scale: 0.62 }
}

function ofMany({ isWhole }: Mark, colours: ReadonlySet<string>, drawn: Drawn): Rendition {
  const hasLostPart = [...colours].some((color) => contrast(color, PLATES.dark) < PART_SEEN_ON_DARK)
  if (isWhole || drawn === 'light' || !hasLostPart) return { ink: INKS[drawn], scale: 1 }
  return { ink: INKS.light, plate: '#ffffff', scale: 0.74 }
}

function svg({ box, body }: Mark, drawn: Rendition, onDark: Rendition | undefined): string {
  const [left, top, width, height] = box
  const isAlike = onDark === undefined || (onDark.ink === drawn.ink && onDark.plate === drawn.plate)
  const plate = (fill: string, more = '') =>
    `<rect${more} x="${left}" y="${top}" width="${width}" height="${height}" rx="${round(Math.min(width, height) * 0.22)}" fill="${fill}"/>`
  const shift = (scale: number) => ({
    x: round((left + width / 2) * (1 - scale)),
    y: round((top + height / 2) * (1 - scale)),
  })
  const scaled = ({ scale }: Rendition) => {
    const { x, y } = shift(scale)
    return scale === 1 ? '' : ` transform="translate(${x} ${y}) scale(${scale})"`
  }
  const plates = isAlike
    ? [drawn.plate && plate(drawn.plate)]
    : [drawn.plate && plate(drawn.plate, ' class="face-l"'), onDark.plate && plate(onDark.plate, ' class="face-d"')]
  const style = isAlike ? '' : darkStyle(onDark, shift(onDark.scale))
  const head = `<svg class="face" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box.join(' ')}" color="${drawn.ink}" fill="${drawn.ink}">`
  return `${head}${style}${plates.filter(Boolean).join('')}<g class="face-m"${scaled(drawn)}>${body}</g></svg>`
}

/** An image follows the colour scheme of the element that shows it. */
function darkStyle({ ink, scale }: Rendition, { x, y }: { x: number; y: number }): string {
  const moved = scale === 1 ? 'none' : `translate(${x}px,${y}px) scale(${scale})`
  return `<style>.face-d{display:none}@media(prefers-color-scheme:dark){.face{color:${ink};fill:${ink}}.face-l{display:none}.face-d{display:inline}.face-m{transform:${moved}}}</style>`
}

const round = (value: number) => Math.round(value * 100) / 100
