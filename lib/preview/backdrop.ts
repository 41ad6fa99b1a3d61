import 'server-only'
import type { Box } from '@/lib/icons/face-svg'
import { prefixIds } from '@/lib/icons/prefix-ids'
import { escapeXml } from '@/lib/text/escape-xml'
import { drawingSource, type PictureStyle } from './picture-styles'

/** The background of a picture and the area that it leaves for text and tiles. */

interface Backdrop {
  readonly svg: string
  readonly area: Box
}

const MARGIN = 24
const FRAME = 6
const BAR = 48

export async function backdrop(look: PictureStyle, width: number, height: number, bar: string): Promise<Backdrop> {
  const stops = look.background.map(
    (color, at, { length }) => `<stop offset="${length > 1 ? at / (length - 1) : 0}" stop-color="${color}"/>`,
  )
  const sky = `<linearGradient id="ground" x1="0" y1="0" x2=".26" y2="1">${stops.join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#ground)"/>`
  const scene = look.scene ? placedScene(await drawingSource(look.scene), width, height) : ''
  if (!look.inWindow) return { svg: sky + scene, area: { x: 0, y: 0, width, height } }
  const window = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  return {
    svg: sky + scene + deskWindow(window, bar, await drawingSource('caption')),
    area: {
      x: window.x + FRAME,
      y: window.y + FRAME + BAR,
      width: window.width - 2 * FRAME,
      height: window.height - 2 * FRAME - BAR,
    },
  }
}

/** A scene of 1600 × 1000 covers the picture. A link preview shows its centre unscaled. */
function placedScene(svg: string, width: number, height: number): string {
  const high = Math.max(1000, height)
  const [wide, top] = [high * 1.6, (height - high) * 0.68]
  const left = width > height ? 0 : (width - wide) / 2
  return prefixIds(svg, 'scene-').replace('<svg ', `<svg x="${left}" y="${top}" width="${wide}" height="${high}" `)
}

/** A desktop window with a raised frame and a title bar. */
function deskWindow({ x, y, width, height }: Box, bar: string, caption: string): string {
  const [right, bottom] = [x + width, y + height]
  const inner = width - 2 * FRAME
  const buttons = { width: 112, height: 34 }
  const placed = caption.replace(
    /width="(\d+)" height="(\d+)"/,
    (_, wide, high) =>
      `viewBox="0 0 ${wide} ${high}" x="${right - FRAME - buttons.width - 8}" y="${y + FRAME + 7}" width="${buttons.width}" height="${buttons.height}"`,
  )
  return [
    `<linearGradient id="bar"><stop stop-color="#000080"/><stop offset="1" stop-color="#0a5fae"/></linearGradient>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#c0c0c0"/>`,
    `<path d="M${x + 1.5} ${bottom}V${y + 1.5}H${right}" fill="none" stroke="#fff" stroke-width="3"/>`,
    `<path d="M${right - 1.5} ${y}V${bottom - 1.5}H${x}" fill="none" stroke="#202020" stroke-width="3"/>`,
    `<rect x="${x + FRAME}" y="${y + FRAME}" width="${inner}" height="${BAR}" fill="url(#bar)"/>`,
    `<text x="${x + FRAME + 16}" y="${y + FRAME + 34}" font-size="28" font-weight="700" fill="#fff">${escapeXml(bar)}</text>`,
    prefixIds(placed, 'caption-'),
  ].join('')
}
