import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { StackTheme } from '@/lib/stack/stack-theme'
import { MODERN } from '@/lib/modern-hex'

/** How a stack's theme looks in its picture: the tokens of app/themes, in colours that the drawing library knows. */
export interface PictureStyle {
  /** From top to bottom. */
  background: readonly string[]
  /** A drawing under everything, from app/themes. */
  scene?: 'horizon' | 'bubbles'
  ink: string
  muted: string
  accent: string
  /** The font of the title. Wide ones are set smaller. */
  heading: { face: string; scale: number; spacing: number }
  /** Everything is in a window with a title bar. */
  inWindow?: boolean
  /** How tools are shown: tiles of their whole colours that fill a side, or plates in rows. */
  tiles: 'mosaic' | PlateStyle
}

export interface PlateStyle {
  color: string
  edge: string
  /** In parts of its side. */
  radius: number
  /** How much of its tool's colour a plate takes on. */
  tint: number
}

export const PICTURE_STYLES: Readonly<Record<StackTheme, PictureStyle>> = {
  modern: {
    background: [MODERN.light.paper],
    ink: MODERN.light.ink,
    muted: MODERN.light.muted,
    accent: MODERN.light.accent,
    heading: { face: 'Geist', scale: 1, spacing: -2 },
    tiles: 'mosaic',
  },
  retro80s: {
    background: ['#12062b'],
    scene: 'horizon',
    ink: '#e3f7ff',
    muted: '#d6c9f5',
    accent: '#ff2e97',
    heading: { face: 'Orbitron', scale: 0.82, spacing: 0 },
    tiles: { color: '#efe9ff', edge: '#2de2e6', radius: 0.07, tint: 0.16 },
  },
  fun90s: {
    background: ['#008080'],
    ink: '#000000',
    muted: '#333333',
    accent: '#000080',
    heading: { face: 'Comic Neue', scale: 0.9, spacing: 0 },
    inWindow: true,
    tiles: { color: '#ffffff', edge: '#808080', radius: 0, tint: 0 },
  },
  y2k: {
    background: ['#c9ecff', '#d8e4ff', '#e4d9ff', '#f3dcfa'],
    scene: 'bubbles',
    ink: '#22308a',
    muted: '#414b78',
    accent: '#3b4cd6',
    heading: { face: 'Exo 2', scale: 1, spacing: 0 },
    tiles: { color: '#ffffff', edge: '#a9b6dc', radius: 0.5, tint: 0.14 },
  },
}

/** In app/themes. The caption is what the title bar of a window ends with. */
type Drawing = NonNullable<PictureStyle['scene']> | 'caption'

const drawings = new Map<string, Promise<string>>()

export function drawingSource(name: Drawing): Promise<string> {
  const known = drawings.get(name)
  if (known) return known
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), 'app/themes', `${name}.svg`)
  const source = readFile(file, 'utf8')
  drawings.set(name, source)
  source.catch(() => drawings.delete(name))
  return source
}
