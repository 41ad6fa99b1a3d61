import 'server-only'
import sharp from 'sharp'
import { escapeXml } from '@/lib/text/escape-xml'

/** Draws a text as an image: shaped, in its direction, wrapped, and as large as its box allows. */

interface TextStyle {
  /** In order of preference. */
  readonly families: readonly string[]
  readonly bold: boolean
  readonly color: string
  /** From large to small. At the smallest, a longer text is cut. */
  readonly sizes: readonly number[]
  readonly width: number
  readonly height: number
  /** Letter spacing in pixels, for the largest size. */
  readonly spacing?: number
}

export interface TextImage {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly size: number
}

/**
 * The maximum number of cuts. Each leaves at most nine tenths of the text; two are enough for
 * nearly all texts.
 */
const MAX_CUTS = 8
const CUT = 0.9
const LINE_HEIGHT = 1.02

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export async function textImage(text: string, style: TextStyle): Promise<TextImage | undefined> {
  if (text === '') return undefined
  let size = style.sizes[0]
  while (size !== undefined) {
    const image = await drawText(text, size, 'word', style)
    if (fits(image, style)) return image
    size = nextSize(image, style)
  }
  return cutToFit(text, style)
}

/** Estimates the next size from the measured one, so that a long text is not drawn in each size. */
function nextSize({ size, width, height }: TextImage, style: TextStyle): number | undefined {
  const smaller = style.sizes.filter((one) => one < size)
  // A smaller font also has more letters on a line, so the area falls with the square of the size.
  const wanted = size * Math.min(style.width / width, Math.sqrt(style.height / height)) * 1.05
  return smaller.find((one) => one <= wanted) ?? smaller.at(-1)
}

async function cutToFit(text: string, style: TextStyle): Promise<TextImage | undefined> {
  const smallest = style.sizes.at(-1) ?? 12
  let letters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  for (let cuts = 0; cuts <= MAX_CUTS; cuts++) {
    const shown = letters.join('').trimEnd() + (cuts === 0 ? '' : '…')
    const image = await drawText(shown, smallest, 'word-char', style)
    if (fits(image, style)) return image
    const share = Math.min(CUT, style.height / image.height, style.width / image.width)
    letters = letters.slice(0, Math.ceil(letters.length * share))
  }
  return undefined
}

const fits = (image: TextImage, { width, height }: TextStyle) => image.width <= width && image.height <= height

async function drawText(text: string, size: number, wrap: 'word' | 'word-char', style: TextStyle): Promise<TextImage> {
  const { families, bold, color, sizes, width, spacing = 0 } = style
  // Pango's unit: 1,024ths of a point.
  const letterSpacing = Math.round(((spacing * size) / (sizes[0] ?? size)) * 1024)
  const font = `${families.join(',')}${bold ? ' Bold' : ''} ${size}`
  const markup = `<span foreground="${color}" line_height="${LINE_HEIGHT}" letter_spacing="${letterSpacing}">${escapeXml(text)}</span>`
  const { data, info } = await sharp({ text: { text: markup, font, width, wrap, rgba: true, dpi: 72 } })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, size }
}
