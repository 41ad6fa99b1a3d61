import 'server-only'
import { mixed } from '@/lib/colour'
import { escapeXml } from '@/lib/text/escape-xml'
import type { IconFile } from './answer'
import { withOwnNames } from './own-names'
import { glyphSvg, iconForPicture, plateColor } from './picture-icon'
import { type AppIcon, type FacedTool, type Ground, type MarkFace, toolFace } from '@/lib/faces/tool-face'

/** A tool's face as a part of an SVG that we draw: cards, badges, README pictures. */

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface FaceOptions {
  readonly box: Box
  readonly ground: Ground
  /** Begins every id and class inside, so that two faces of one drawing share none. */
  readonly prefix: string
  readonly radius?: number
}

const PLATES: Readonly<Record<Ground, (color: string) => string>> = {
  light: (color) => `fill="${mixed('#ffffff', color, 0.12)}"`,
  dark: (color) => `fill="${mixed('#20232b', color, 0.16)}"`,
  auto: (color) => `fill="${color}" fill-opacity=".13"`,
}
const FONT = 'font-family="ui-sans-serif,system-ui,sans-serif" font-weight="700" text-anchor="middle"'
/** Parts of the shorter side. */
const MARK = 0.62
const GLYPH = 0.72
const LETTERS = 0.4
const CHIP = 0.34

export async function faceSvg(tool: FacedTool, options: FaceOptions): Promise<string> {
  const face = toolFace(tool, options.ground)
  const icon = face.kind === 'mark' ? await iconForPicture(face.icon, options.ground) : undefined
  if (face.kind === 'mark' && icon) return markSvg(face, icon, tool.color, options)
  return appIconSvg(face.kind === 'mark' ? face.otherwise : face, options)
}

function markSvg(face: MarkFace, icon: IconFile, color: string, { box, ground, prefix, radius = 10 }: FaceOptions) {
  const { x, y, width, height } = box
  const side = Math.min(width, height) * MARK
  const place = `x="${round(x + (width - side) / 2)}" y="${round(y + (height - side) / 2)}" width="${round(side)}" height="${round(side)}"`
  const plate = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${PLATES[ground](plateColor(color))}/>`
  return plate + placed(icon, place, prefix) + (face.model === '' ? '' : modelChip(face, box))
}

/** Which of its maker's things this is, in the lower right corner. */
function modelChip({ model, otherwise: { fill, ink } }: MarkFace, { x, y, width, height }: Box): string {
  const high = round(Math.min(width, height) * CHIP)
  const wide = round(Math.max(high, high * (0.36 + 0.34 * model.length)))
  const [left, top] = [round(x + width - wide), round(y + height - high)]
  return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="${round(high * 0.32)}" fill="${fill}"/><text x="${round(left + wide / 2)}" y="${round(top + high * 0.72)}" font-size="${round(high * 0.6)}" ${FONT} fill="${ink}">${escapeXml(model)}</text>`
}

async function appIconSvg(app: AppIcon, { box, prefix, radius = 10 }: FaceOptions): Promise<string> {
  const { x, y, width, height } = box
  const side = Math.min(width, height)
  const high = round(side * GLYPH)
  const shape = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`
  const place = `x="${round(x + width - high * 0.78)}" y="${round(y + height - high * 0.78)}" width="${high}" height="${high}"`
  const glyph = (await glyphSvg(app.glyph, app.ink))?.replace('<svg ', `<svg ${place} `) ?? ''
  const size = round(side * LETTERS)
  return `<clipPath id="${prefix}clip"><rect ${shape}/></clipPath><rect ${shape} fill="${app.fill}"/><g clip-path="url(#${prefix}clip)" opacity=".22">${glyph}</g><text x="${round(x + width / 2)}" y="${round(y + height / 2 + size * 0.36)}" font-size="${size}" ${FONT} fill="${app.ink}">${escapeXml(app.monogram)}</text>`
}

/** A packaged icon becomes part of the drawing; a stored file stays a picture in it, so that nothing of it gets loose. */
function placed({ type, bytes }: IconFile, place: string, prefix: string): string {
  if (typeof bytes === 'string') return withOwnNames(bytes, prefix).replace('<svg ', `<svg ${place} `)
  return `<image ${place} href="data:${type};base64,${Buffer.from(bytes).toString('base64')}"/>`
}

const round = (value: number) => Math.round(value * 10) / 10
