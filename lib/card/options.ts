/**
 * What the address of a card may ask for. A value that is unknown or out of range means the
 * default.
 */

export const CARD_THEMES = ['auto', 'light', 'dark', 'retro80s', 'fun90s', 'y2k'] as const
export type CardTheme = (typeof CARD_THEMES)[number]

export const CARD_STYLES = ['card', 'badge', 'icons'] as const

export const CARD_LIMITS = { columns: 12, tools: 60 } as const
const DEFAULT_COLUMNS = 5
const DEFAULT_LIMIT = 24

export interface CardOptions {
  readonly theme: CardTheme
  readonly style: (typeof CARD_STYLES)[number]
  readonly columns: number
  /** Whether the name of each tool is below its icon. */
  readonly names: boolean
  readonly limit: number
}

const oneOf = <T extends string>(value: string | null, list: readonly [T, ...T[]]): T =>
  list.find((known) => known === value) ?? list[0]

const wholeNumber = (value: string | null, max: number, otherwise: number): number =>
  value !== null && /^[1-9]\d?$/.test(value) && Number(value) <= max ? Number(value) : otherwise

export function readCardOptions(query: URLSearchParams): CardOptions {
  const style = oneOf(query.get('style'), CARD_STYLES)
  const names = query.get('names')
  return {
    theme: oneOf(query.get('theme'), CARD_THEMES),
    style,
    columns: wholeNumber(query.get('columns'), CARD_LIMITS.columns, DEFAULT_COLUMNS),
    names: names === '1' || (names !== '0' && style === 'card'),
    limit: wholeNumber(query.get('limit'), CARD_LIMITS.tools, DEFAULT_LIMIT),
  }
}

/** The same options for every query of the same card. */
export function cardQuery(query: URLSearchParams): Readonly<Record<string, string>> {
  const { theme, style, columns, names, limit } = readCardOptions(query)
  return { theme, style, columns: String(columns), names: names ? '1' : '0', limit: String(limit) }
}
