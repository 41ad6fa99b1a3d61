import { isOrdinary } from '@/lib/catalog/everyday'
import { nameIndex } from '@/lib/catalog/name-index'
import { isPlace } from '@/lib/catalog/places'
import { keyOf } from '@/lib/catalog/tokens'
import { isPerson } from '../../knowledge/occupations'
import { ONE } from '../../models/linear-model'
import { unknownNames } from '../../names/name-model'
import type { Part } from '../../names/name-text'
import { withoutJoinedEnding } from '../../text/inflected'
import { isSpecification } from '../layout/specification'
import { isNotUsed } from '../not-used/not-used'
import type { ReadText } from '../text'
import type { UnknownTool } from './unknown'

/** Names that the catalogue does not know, in a text that tells. */

/** An ordinary word, a first name or a maker is a name at clear odds only; a name of the catalogue is none where its own rules took it for none. */
const LEAST_OF_ORDINARY = 2 * ONE

export function unknownInProse(text: ReadText, known: readonly Part[], named: ReadonlySet<number>): UnknownTool[] {
  if (text.transcript) return []
  const { tokens } = text
  let from = 0
  return unknownNames(text.text, known).flatMap(({ start, end, margin }) => {
    while ((tokens[from]?.end ?? Infinity) <= start) from++
    let to = from + 1
    while ((tokens[to]?.start ?? Infinity) < end) to++
    const name = withoutJoinedEnding(text.text.slice(start, end))
    const words = tokens.slice(from, to).map((token) => token.text)
    if (text.ofPeople[from] || isPerson(name) || isPlace(name)) return []
    const key = keyOf(name)
    const isDoubtful = nameIndex().makers.has(key) || words.every(isOrdinary)
    if (nameIndex().find(key) || (isDoubtful && margin < LEAST_OF_ORDINARY)) return []
    if (isSpecification(name) || isNotUsed(from, to, text, named, true)) return []
    return [{ text: name, start, end: start + name.length }]
  })
}
