import { appIconColours } from './app-icon-colour'
import { modelMonogram, monogram } from './monogram'
import { ICON_NAME } from '@/lib/icon-name'
import { paths } from '@/lib/paths'

/** Decides the face of a tool: its own mark, its maker's mark, or an app icon with its letters. */

/** The background that a face is drawn for. `auto`: light or dark, as the page around it. */
export type Ground = 'auto' | 'light' | 'dark'

/** A rounded square in the tool's colour with a monogram, and the glyph of its kind in a corner. */
export interface AppIcon {
  readonly kind: 'app'
  readonly monogram: string
  readonly fill: string
  readonly ink: string
  /** The name of an icon in one colour, and its address. */
  readonly glyph: string
  readonly glyphSource: string
}

export interface MarkFace {
  readonly kind: 'mark'
  /** The name of an icon, or the address of a picture elsewhere. */
  readonly icon: string
  readonly source: string
  /** Beside a maker's mark: the model of this tool. */
  readonly model: string
  /**
   * The mark has a background in the tool's colour: it is drawn as large as an app icon, without a
   * plate.
   */
  readonly isWhole: boolean
  /** Shown if the picture does not load or cannot be drawn. */
  readonly otherwise: AppIcon
}

export type ToolFace = MarkFace | AppIcon

export interface FacedTool {
  readonly text: string
  readonly icon_id: string
  readonly color: string
  readonly description?: string
}

/** Icons of this set are glyphs of kinds, not marks. */
const GLYPH = 'lucide:'
const PLAIN_GLYPH = 'lucide:box'
/** An icon of this name is the mark of a maker: `maker:sony`. */
export const MAKER = 'maker:'

/** Line art, which `npm run marks` draws on a background. */
const LINE_ART = 'arcticons:'

/**
 * The kind of a tool without an icon, by words of its name or description, most significant first.
 */
const KEYWORDS: readonly [RegExp, string][] = [
  [/\b(?:ai|gpt|llm|agents?|copilot|machine learning|neural)\b/, 'lucide:sparkles'],
  [/\b(?:database|db|sql|postgres\w*|mongo\w*|redis|data ?warehouse)\b/, 'lucide:database'],
  [/\b(?:cloud|hosting|server(?:less)?|deploy\w*|aws|azure)\b/, 'lucide:cloud'],
  [/\b(?:framework|librar(?:y|ies)|sdk|js|components?)\b/, 'lucide:layers'],
  [/\b(?:apps?|mobile|ios|android|phone)\b/, 'lucide:app-window'],
  [/\b(?:tools?|toolkit|utilit(?:y|ies)|cli|helper)\b/, 'lucide:wrench'],
]

const isName = (icon: string) => ICON_NAME.test(icon) && !icon.includes('..')
export const isOwnMark = (icon: string): boolean =>
  /^https:\/\//.test(icon) || (isName(icon) && !icon.startsWith(GLYPH) && !icon.startsWith(MAKER))
export const isWholeMark = (icon: string): boolean => icon.startsWith(LINE_ART)
export const isMakerMark = (icon: string): boolean => icon.startsWith(MAKER) && isName(icon)

export function toolFace(tool: FacedTool, ground: Ground = 'auto'): ToolFace {
  const { icon_id: icon, text } = tool
  const app = appIcon(tool)
  if (!isOwnMark(icon) && !isMakerMark(icon)) return app
  const model = isMakerMark(icon) ? modelMonogram(text, icon.slice(MAKER.length)) : ''
  return { kind: 'mark', icon, source: sourceOf(icon, ground), model, isWhole: isWholeMark(icon), otherwise: app }
}

function sourceOf(icon: string, ground: Ground): string {
  if (/^https:\/\//.test(icon)) return icon
  return ground === 'auto' ? paths.icon(icon) : paths.iconOn(icon, ground)
}

function appIcon({ text, icon_id: icon, color, description = '' }: FacedTool): AppIcon {
  const glyph = icon.startsWith(GLYPH) && isName(icon) ? icon : glyphByWords(`${text} ${description}`)
  return {
    kind: 'app',
    monogram: monogram(text),
    ...appIconColours(text, color),
    glyph,
    glyphSource: paths.icon(glyph),
  }
}

function glyphByWords(text: string): string {
  const words = text.slice(0, 400).toLowerCase()
  return KEYWORDS.find(([pattern]) => pattern.test(words))?.[1] ?? PLAIN_GLYPH
}
