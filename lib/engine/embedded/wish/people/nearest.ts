import { tokenize } from '@/lib/catalog/tokens'
import { isOccupation } from '../../knowledge/occupations'
import { findArchetypes, type Match } from './find-archetypes'
import { forWhom, headOf } from './for-whom'
import { fieldFor, whatIsMade } from './made-for'

/** The archetype that some words speak of. */

/** Without a name that the wish says outright, most of its words must speak of the archetype. */
export const MOSTLY_COVERED = 0.6
const NEARLY_AS_GOOD = 0.5
const SAID_SHARE = 0.4

/**
 * The best match, unless one that the wish names outright is nearly as good: a writer is no technical writer. What is
 * named at all comes before what only shares some words.
 */
export function nearest(reading: string): Match | undefined {
  const made = whatIsMade(reading)
  if (made !== undefined) return nearest(made)
  const field = fieldFor(reading)
  if (field) return field
  const whom = forWhom(reading)
  const [meant] = whom === reading ? [] : findArchetypes(whom)
  if (meant?.outright) return meant
  const matches = findArchetypes(reading)
  const [first] = matches
  const named = bestNamed(matches, reading)
  // "Wedding" is the couple's word, whatever the many who work at one have in theirs.
  const isTheWord = named?.outright && named.covered === 1
  if (!first || isTheWord || (named && named.score >= first.score * NEARLY_AS_GOOD)) return named
  return first.covered >= MOSTLY_COVERED ? first : (named ?? first)
}

/** The words of a "high school teacher" lie about in "high school chemistry teacher", a "chemistry teacher" stands there. */
function bestNamed(matches: readonly Match[], reading: string): Match | undefined {
  const named = matches.find((match) => match.named)
  if (!named || named.outright) return named
  const saidInFull = matches.find(
    (match) => (match.inFull || saysCalling(match, reading)) && match.score >= named.score * SAID_SHARE,
  )
  return saidInFull ?? named
}

/** In "journalist investigating corruption" the word for a person says who, and what they do makes no investigator. */
const saysCalling = ({ archetype, outright }: Match, reading: string): boolean =>
  outright && tokenize(headOf(reading)).some(({ text }) => isOccupation(text) && archetype.words.includes(text))
