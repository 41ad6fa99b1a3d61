import 'server-only'
import { mixed } from '@/lib/colour'
import { hasHue } from '@/lib/faces/app-icon-colour'
import { escapeXml } from '@/lib/text/escape-xml'
import type { IconFile } from './answer'
import { prefixIds } from './prefix-ids'
import { inkIcon } from './icon-set'
import { glyphSvg, iconForPicture, plateColor } from './picture-icon'
import { type AppIcon, type FacedTool, type Ground, type MarkFace, toolFace } from '@/lib/faces/tool-face'

/** Draws a tool's face as a part of an SVG: for cards, badges and README pictures. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface FaceOptions {
  readonly box: Box
  readonly ground: Ground
  /** Prefix of every id and class, so that two faces in one drawing share none. */
  readonly prefix: string
  readonly radius?: number
  /** Attributes of the plate below a mark. By default it is tinted with the tool's colour. */
  readonly plate?: (color: string) => string
  /** Draws a mark of one colour in ink, on a plate of its full colour. */
  readonly isSolid?: boolean
  /** The font of the letters; by default the reader's system font. */
  readonly font?: string
  /** The letters that the font can draw. An app icon without letters shows its glyph larger. */
  readonly drawableLetters?: (letters: string) => string
  /** A text below the face, on the same plate. */
  readonly label?: { readonly text: string; readonly size: number }
}

const PLATES: Readonly<Record<Ground, (color: string) => string>> = {
  light: (color) => `fill="${mixed('#ffffff', color, 0.12)}"`,
  dark: (color) => `fill="${mixed('#20232b', color, 0.16)}"`,
  auto: (color) => `fill="${color}" fill-opacity=".13"`,
}
const FONT = 'ui-sans-serif,system-ui,sans-serif'
/** Sizes of the parts as a share of the shorter side. */
const MARK = 0.62
/** Line art is larger, because its background is its plate. */
const WHOLE = 0.82
const GLYPH = 0.72
const ALONE = 0.56
const LETTERS = 0.4
const CHIP = 0.34

const LABEL_HEIGHT = 1.9
/** The colour of a label on a light plate. */
export const LABEL_INK = '#16181d'
/** The plate's colour for a white mark. */
const INK_PLATE = '#1b1e25'

export async function faceSvg(tool: FacedTool, options: FaceOptions): Promise<string> {
  const face = toolFace(tool, options.ground)
  const icon = face.kind === 'mark' ? await iconForPicture(face.icon, options.ground) : undefined
  if (face.kind !== 'mark' || !icon) return appIconSvg(face.kind === 'mark' ? face.otherwise : face, options)
  // A stored file that replaces a packaged icon is shown unchanged.
  const solid = typeof icon.bytes === 'string' ? solidColours(tool, face, options) : undefined
  const inked = solid && (await inkIcon(face.icon, solid.ink))
  return solid && inked !== undefined
    ? markSvg(
        face,
        { type: icon.type, bytes: inked },
        { ...options, plate: () => `fill="${solid.fill}"` },
        tool,
        solid.ink,
      )
    : markSvg(face, icon, options, tool, LABEL_INK)
}

/**
 * Black and grey marks have no hue for a plate: they are white on black. Line art always has a
 * background.
 */
function solidColours(
  { color }: FacedTool,
  { isWhole, otherwise: { fill, ink } }: MarkFace,
  { isSolid = false }: FaceOptions,
): { fill: string; ink: string } | undefined {
  if (!isSolid && !isWhole) return undefined
  return isWhole || hasHue(color) ? { fill, ink } : { fill: INK_PLATE, ink: '#ffffff' }
}

function markSvg(face: MarkFace, icon: IconFile, options: FaceOptions, { color }: FacedTool, ink: string) {
  const { ground, prefix, plate = PLATES[ground] } = options
  const inner = innerBox(options)
  const side = Math.min(inner.width, inner.height) * (face.isWhole ? WHOLE : MARK)
  const place = `x="${round(inner.x + (inner.width - side) / 2)}" y="${round(inner.y + (inner.height - side) / 2)}" width="${round(side)}" height="${round(side)}"`
  const below = `<rect ${shapeOf(options)} ${plate(plateColor(color))}/>`
  const chip = face.model === '' ? '' : modelChip(face.model, chipColours(face, options), options)
  return below + placed(icon, place, prefix) + chip + labelSvg(options, ink)
}

/** The part of the box above its label. */
export const innerBox = ({ box, label }: Pick<FaceOptions, 'box' | 'label'>): Box =>
  label ? { ...box, height: box.height - label.size * LABEL_HEIGHT * 0.6 } : box
const shapeOf = ({ box: { x, y, width, height }, radius = 10 }: FaceOptions) =>
  `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`
const fontOf = ({ font = FONT }: Pick<FaceOptions, 'font'>) =>
  `font-family="${font}" font-weight="700" text-anchor="middle"`

/** On a plate of the full colour the chip is inverted, to be visible. */
const chipColours = ({ otherwise: { fill, ink } }: MarkFace, { isSolid }: FaceOptions) =>
  isSolid ? { fill: ink, ink: fill } : { fill, ink }

/** The model beside a maker's mark: in the lower right corner, above a label in the upper one. */
function modelChip(model: string, { fill, ink }: { fill: string; ink: string }, options: FaceOptions): string {
  const { x, y, width, height } = options.box
  const inset = options.isSolid ? 14 : 0
  const high = round(Math.min(width, height) * (options.isSolid ? 0.22 : CHIP))
  const wide = round(Math.max(high, high * (0.36 + 0.34 * model.length)))
  const left = round(x + width - wide - inset)
  const top = round(options.label ? y + inset : y + height - high - inset)
  const font = fontOf(options)
  return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="${round(high * 0.32)}" fill="${fill}"/><text x="${round(left + wide / 2)}" y="${round(top + high * 0.72)}" font-size="${round(high * 0.6)}" ${font} fill="${ink}">${escapeXml(model)}</text>`
}

async function appIconSvg(app: AppIcon, options: FaceOptions): Promise<string> {
  const { prefix, drawableLetters } = options
  const { x, y, width, height } = innerBox(options)
  const shape = shapeOf(options)
  const letters = drawableLetters?.(app.monogram) ?? app.monogram
  const place = glyphPlace(options, letters === '')
  const glyph = (await glyphSvg(app.glyph, app.ink))?.replace('<svg ', `<svg ${place} `) ?? ''
  const size = round(Math.min(width, height) * LETTERS)
  const faded = letters === '' ? '' : ' opacity=".22"'
  const text =
    letters === ''
      ? ''
      : `<text x="${round(x + width / 2)}" y="${round(y + height / 2 + size * 0.36)}" font-size="${size}" ${fontOf(options)} fill="${app.ink}">${escapeXml(letters)}</text>`
  return `<clipPath id="${prefix}clip"><rect ${shape}/></clipPath><rect ${shape} fill="${app.fill}"/><g clip-path="url(#${prefix}clip)"${faded}>${glyph}</g>${text}${labelSvg(options, app.ink)}`
}

/** Half outside of a corner, or in the middle. A label takes the lower corner. */
function glyphPlace(options: FaceOptions, isAlone: boolean): string {
  const { box, label } = options
  const inner = innerBox(options)
  const side = round(Math.min(inner.width, inner.height) * (isAlone ? ALONE : GLYPH))
  const left = isAlone ? inner.x + (inner.width - side) / 2 : box.x + box.width - side * 0.78
  const lower = box.y + box.height - side * 0.78
  const top = isAlone ? inner.y + (inner.height - side) / 2 : label ? box.y - side * 0.22 : lower
  return `x="${round(left)}" y="${round(top)}" width="${side}" height="${side}"`
}

export function labelSvg(options: Pick<FaceOptions, 'box' | 'label' | 'font'>, ink: string): string {
  const { label, box } = options
  if (!label) return ''
  const y = round(box.y + box.height - label.size * 0.8)
  return `<text x="${round(box.x + box.width / 2)}" y="${y}" font-size="${label.size}" ${fontOf(options)} fill="${ink}">${escapeXml(label.text)}</text>`
}

/**
 * A packaged icon becomes part of the drawing; a stored file stays an image in it, so that nothing
 * of it can run.
 */
function placed({ type, bytes }: IconFile, place: string, prefix: string): string {
  if (typeof bytes === 'string') return prefixIds(bytes, prefix).replace('<svg ', `<svg ${place} `)
  return `<image ${place} href="data:${type};base64,${Buffer.from(bytes).toString('base64')}"/>`
}

const round = (value: number) => Math.round(value * 10) / 10
