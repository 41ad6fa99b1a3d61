import type { Category } from '@/lib/catalog/categories'
import type { Token } from '@/lib/catalog/tokens'
import { isCapital } from '../text'
/** "32 inch", "8-in-1", "3.2 GHz": a number that says how large, how many or how fast. */
export const MEASURED =
  /^(?:\.\d+)?\s?(?:["”″]|-?(?:inch|in-\d|gb|tb|[gm]hz|gallon|quart|lit(?:er|re)|ounce|watt|foot|met(?:er|re)|way|cup|インチ)(?!\p{Ll}))/iu

/** "Yamaha HS8s" are two of them; a D300s and an A7s are cameras called so. */
export const inSingular = (model: string, category: Category): string =>
  category === 'camera' ? model : model.replace(/(\d)s$/, '$1')

/** "Celestron 8\" EdgeHD": the inches stand inside the name. */
export const isBehindInches = (tokens: readonly Token[], at: number): boolean =>
  /^["”″] $/.test(tokens[at]?.gap ?? '') && /^\d+$/.test(tokens[at - 1]?.raw ?? '') && isCapital(tokens[at])

/** "f/1.4", "11.1": digits that a dot joins. */
export const isFraction = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === '.' && /^\d/.test(tokens[at]?.raw ?? '') && /\d$/.test(tokens[at - 1]?.raw ?? '')
