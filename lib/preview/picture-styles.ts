import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { StackTheme } from '@/lib/stack/stack-theme'
import { MODERN } from '@/lib/modern-hex'

/** How a stack's theme looks in its picture: the tokens of app/themes, in colours that the drawing library knows. */
export interface PictureStyle {
  background: string
  /** A drawing under everything, from app/themes. */
  scene?: 'horizon' | 'bubbles'
  ink: string
  muted: string
  accent: string
  /** The face of the title. Wide ones are set smaller, and a window leaves less room. */
  heading: { face: string; scale: number; spacing: number }
  /** Everything stands in a window with a title bar. */
  inWindow?: boolean
  plate: string
  plateEdge: string
  /** In parts of its side. */
  plateRadius: number
  /** How much of its tool's colour a plate takes on. */
  tint: number
}

export const PICTURE_STYLES: Readonly<Record<StackTheme, PictureStyle>> = {
  modern: {
    background: MODERN.light.paper,
    ink: MODERN.light.ink,
    muted: MODERN.light.muted,
    accent: MODERN.light.accent,
    heading: { face: 'Geist', scale: 1, spacing: -1.5 },
    plate: '#ffffff',
    plateEdge: '#e2e3e6',
    plateRadius: 0.24,
    tint: 0.1,
  },
  retro80s: {
    background: '#12062b',
    scene: 'horizon',
    ink: '#e3f7ff',
    muted: '#d6c9f5',
    accent: '#ff2e97',
    heading: { face: 'Orbitron', scale: 0.82, spacing: 0 },
    plate: '#efe9ff',
    plateEdge: '#2de2e6',
    plateRadius: 0.07,
    tint: 0.16,
  },
  fun90s: {
    background: '#008080',
    ink: '#000000',
    muted: '#333333',
    accent: '#000080',
    heading: { face: 'Comic Neue', scale: 0.76, spacing: 0 },
    inWindow: true,
    plate: '#ffffff',
    plateEdge: '#808080',
    plateRadius: 0,
    tint: 0,
  },
  y2k: {
    background: 'linear-gradient(165deg, #c9ecff 0%, #d8e4ff 38%, #e4d9ff 72%, #f3dcfa 100%)',
    scene: 'bubbles',
    ink: '#22308a',
    muted: '#414b78',
    accent: '#3b4cd6',
    heading: { face: 'Exo 2', scale: 1, spacing: 0 },
    plate: '#ffffff',
    plateEdge: '#a9b6dc',
    plateRadius: 0.5,
    tint: 0.14,
  },
}

/** In app/themes. The caption is what the title bar of a window ends with. */
type Drawing = NonNullable<PictureStyle['scene']> | 'caption'

const drawings = new Map<string, Promise<string>>()

export function drawingSource(name: Drawing): Promise<string> {
  const known = drawings.get(name)
  if (known) return known
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), 'app/themes', `${name}.svg`)
  const source = readFile(file).then((svg) => `data:image/svg+xml;base64,${svg.toString('base64')}`)
  drawings.set(name, source)
  return source
}
