import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { StackTheme } from '@/lib/stack/stack-theme'
import { MODERN } from '@/lib/modern-hex'

/**
 * The look of a theme in pictures: the tokens of app/themes, in colours that the drawing library
 * supports.
 */
export interface PictureStyle {
  /** Gradient stops from top to bottom. */
  background: readonly string[]
  /** An SVG from app/themes in the background. */
  scene?: 'horizon' | 'bubbles'
  ink: string
  muted: string
  accent: string
  /** The font of the title. Wide fonts are scaled down. */
  heading: { face: string; scale: number; spacing: number }
  /** Whether the content is in a window with a title bar. */
  inWindow?: boolean
  /** How tools are drawn: a mosaic in the full colours of the tools, or plates in rows. */
  tiles: 'mosaic' | PlateStyle
}

export interface PlateStyle {
  color: string
  edge: string
  /** As a fraction of the side. */
  radius: number
  /** The share of the tool's colour in the plate's colour. */
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

/** SVG files in app/themes. `caption` is the end of a window's title bar. */
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
