import type { FoundTool } from '../../found-tool'
import type { Part } from '../../names/name-text'
import type { TextLayout } from '../layout/layout'
import type { Places } from '../signs/places'
import { isSentence } from '../telling/telling'
import type { ReadText } from '../text'
import { unknownItem } from './unknown'
import { unknownByModel } from './unknown-by-model'

/**
 * "The teams met, passed the ball and shook hands.": a sentence goes on in small letters behind its
 * commas.
 */
const isNarrated = ({ text }: ReadText, { items: [, ...further] }: TextLayout): boolean =>
  isSentence(text) && further.length > 0 && further.every((item) => /^\p{Ll}/u.test(item.text))

/** Rare in English. */
const HAS_ACCENTS = /(?![A-Za-z])\p{L}/u
const isSmall = ({ text }: { text: string }): boolean => /^\p{Ll}/u.test(text)

interface Known {
  /** Words of names that the catalogue or a maker knows. */
  readonly taken: readonly boolean[]
  /** Those of them that are used. */
  readonly used: ReadonlySet<number>
  /** Known tools, used or not, in the order of the text. */
  readonly known: readonly FoundTool[]
  readonly isRefused: (start: number) => boolean
  readonly places: Places
}

/** Tools that the catalogue does not know: items of lists, and names in sentences. */
export function unknownTools(
  text: ReadText,
  layout: TextLayout,
  { taken, used, known, isRefused, places }: Known,
): FoundTool[] {
  const told = new Set(places.item.filter((_, index) => taken[index]))
  const isFree = ({ start }: { start: number }) => !isRefused(start)
  // In a list of English items with capitals each item is a tool as a whole.
  const isListed =
    layout.isList && text.cased && (text.language === 'en' || (text.language === '' && !HAS_ACCENTS.test(text.text)))
  const byModel = isListed ? [] : unknownByModel(text, known, used, places).filter(isFree)
  const isRead = overlapping(byModel)
  const fromItems = layout.items
    // "Facture avec Abby": an item that begins with small letters may hold more than its name.
    .filter((item) => !told.has(item) && isFree(item) && !(isRead(item) && (!item.bulleted || isSmall(item))))
    .flatMap((item) => unknownItem(item, layout, text) ?? [])
    .sort((a, b) => a.start - b.start)
  if (layout.isList && used.size === 0 && isNarrated(text, layout)) return []
  const isInItem = overlapping(fromItems)
  const fromProse = byModel.filter((name) => !isInItem(name))
  return [...fromItems, ...fromProse].map((name) => ({ ...name, entry: undefined, category: undefined }))
}

/** Whether one of these parts, which are in the order of the text and apart, overlaps another. */
function overlapping(parts: readonly Part[]): (part: Part) => boolean {
  return ({ start, end }) => {
    let [low, high] = [0, parts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((parts[middle]?.end ?? 0) <= start) low = middle + 1
      else high = middle
    }
    return (parts[low]?.start ?? Infinity) < end
  }
}
