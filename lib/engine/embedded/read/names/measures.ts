import type { Category } from '@/lib/catalog/categories'
import type { Token } from '@/lib/catalog/tokens'
import { isCapital } from '../text'

/** Numbers beside the name of a thing that say how large, how many or how fast it is. */

/** "Samsung T7 2TB x3": how large and how many is no part of a name. */
export const AMOUNT = /^(?:\d+(?:gb|tb|mb|[gm]hz|fps)|[x×]\d+)$/i
/** "32 inch", "8-in-1", "3.2 GHz": a number that says how large, how many or how fast. */
export const MEASURED =
  /^(?:\.\d+)?\s?(?:["”″]|-?(?:inch|in-\d|gb|tb|[gm]hz|gallon|quart|lit(?:er|re)|ounce|watt|foot|met(?:er|re)|way|cup|インチ)(?!\p{Ll}))/iu

/** "Yamaha HS8s" are two of them; a D300s and an A7s are cameras called so. */
export const inSingular = (model: string, category: Category): string =>
  category === 'camera' ? model : model.replace(/(\d)s$/, '$1')

/** "Celestron 8\" EdgeHD": the inches stand inside the name. */
export const isBehindInches = (tokens: readonly Token[], at: number): boolean =>
  /^["”″] $/.test(tokens[at]?.gap ?? '') && /^\d+$/.test(tokens[at - 1]?.raw ?? '') && isCapital(tokens[at])

/**
 * "Dell 27\" monitor", "LG 34-inch monitor": the place behind what says how large the screen is.
 */
export function behindSize(tokens: readonly Token[], at: number): number {
  if (!/^\d+$/.test(tokens[at]?.raw ?? '')) return at
  if (/^["”″] $/.test(tokens[at + 1]?.gap ?? '')) return at + 1
  return /^(?:inch|in)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at
}

/** "A 5-quart Staub": how large it is stands between the article and the maker. */
export const behindMeasure = (at: number, tokens: readonly Token[]): number =>
  MEASURES.has(tokens[at - 1]?.text ?? '') && /^\d+$/.test(tokens[at - 2]?.text ?? '') ? at - 2 : at

const MEASURES = new Set(['quart', 'inch', 'liter', 'litre', 'gallon', 'cup', 'cm', 'mm', 'tb', 'gb', 'watt', 'year'])

/** "f/1.4", "11.1": digits that a dot joins. */
export const isFraction = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === '.' && /^\d/.test(tokens[at]?.raw ?? '') && /\d$/.test(tokens[at - 1]?.raw ?? '')

/** "Kingston NV1 M.2": how it is built in. */
export const isSlot = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.raw === 'M' && tokens[at + 1]?.gap === '.' && tokens[at + 1]?.raw === '2'

/** "Anker 6 port charger". */
export const isOfPorts = (tokens: readonly Token[], at: number): boolean =>
  /^\d+$/.test(tokens[at]?.raw ?? '') && /^ports?$/.test(tokens[at + 1]?.raw ?? '')

/** "28 mm". */
export const isFocalLength = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'mm' && /^\d+$/.test(tokens[at - 1]?.raw ?? '')

/** "f/2.8", "T 1.5". */
export const isAperture = (tokens: readonly Token[], at: number): boolean =>
  /^[ft]$/.test(tokens[at]?.text ?? '') &&
  /^[/ ]$/.test(tokens[at + 1]?.gap ?? '') &&
  /^\d/.test(tokens[at + 1]?.raw ?? '')
