import type { Category } from '@/lib/catalog/schema'
import type { Mention } from './mention'
import type { ReadText } from './text'

/** Things of which people say which one exactly. */
const MODELS: ReadonlySet<Category> = new Set<Category>([
  'phone',
  'camera',
  'audio-gear',
  'instrument',
  'display',
  'input',
  'wearable',
  'tablet-device',
  'gaming',
  'printer',
  'storage-gear',
  'components',
  'drawing-tablet',
  'computer',
])
const MODEL_WORD =
  /^(?:\d{1,4}[a-z]{0,3}|[a-z]{1,2}\d{1,4}[a-z]{0,2}|mk\d?|mark|ii|iii|iv|vi|pro|plus|max|mini|air|ultra|se|xs|xr)$/
const MEASURE = /^\s?(?:["”″']|-?(?:inch|in|gb|tb|mm|hz|ghz|mp|core|hours?|years?|x\s?\d))/i
const MAX_MODEL_WORDS = 3

/** The catalogue's name, and behind the name of a family the model that the text names: "iPhone" + "13 mini". */
export function shownName({ entry, to }: Mention, { text, tokens }: ReadText): string {
  if (!MODELS.has(entry.category)) return entry.name
  const words: string[] = []
  for (let index = to; index < tokens.length && words.length < MAX_MODEL_WORDS; index++) {
    const token = tokens[index]
    if (!token || !/^[ -]$/.test(token.gap) || !MODEL_WORD.test(token.text)) break
    if (
      /^\d/.test(token.text) &&
      (MEASURE.test(text.slice(token.end, token.end + 8)) || /^(?:19|20)\d\d$/.test(token.text))
    )
      break
    words.push(token.raw)
  }
  return words.length === 0 ? entry.name : `${entry.name} ${words.join(' ')}`
}
