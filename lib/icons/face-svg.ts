import 'server-only'
import { mixed } from '@/lib/colour'
import { escapeXml } from '@/lib/text/escape-xml'
import type { Tool } from '@/lib/stack/schema'
import type { IconFile } from './answer'
import { iconForPicture, plateColor } from './picture-icon'

interface FaceOptions {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly ground: 'auto' | 'light' | 'dark'
  readonly prefix: string
}

const PLATES = {
  light: (color: string) => `fill="${mixed('#ffffff', color, 0.12)}"`,
  dark: (color: string) => `fill="${mixed('#20232b', color, 0.16)}"`,
  auto: (color: string) => `fill="${color}" fill-opacity=".13"`,
}

/** A tool's icon on its plate, or its first letter, as a part of an SVG. */
export async function faceSvg(
  tool: Pick<Tool, 'text' | 'icon_id' | 'color'>,
  { box, ground, prefix }: FaceOptions,
): Promise<string> {
  const { x, y, width, height } = box
  const color = plateColor(tool.color)
  const plate = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" ${PLATES[ground](color)}/>`
  const icon = await iconForPicture(tool.icon_id)
  if (icon) {
    const side = Math.round(width * 0.62)
    return (
      plate +
      placed(
        icon,
        `x="${x + (width - side) / 2}" y="${y + (height - side) / 2}" width="${side}" height="${side}"`,
        prefix,
      )
    )
  }
  const [first = ''] = tool.text
  return `${plate}<text x="${x + width / 2}" y="${y + height / 2 + 7}" text-anchor="middle" font-size="20" font-weight="700" fill="${color}">${escapeXml(first.toUpperCase())}</text>`
}

function placed({ type, bytes }: IconFile, place: string, prefix: string): string {
  if (typeof bytes === 'string')
    return bytes.replace(/(\bid="|\burl\(#|\bhref="#)/g, `$1${prefix}`).replace('<svg ', `<svg ${place} `)
  return `<image ${place} href="data:${type};base64,${Buffer.from(bytes).toString('base64')}"/>`
}
