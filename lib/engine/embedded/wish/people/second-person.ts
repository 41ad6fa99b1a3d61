import { tokenize } from '@/lib/catalog/tokens'
import { wordsOf } from '../../knowledge/archetypes'
import { CODE } from '../../knowledge/builders'
import { ecosystems } from '../../knowledge/ecosystems'
import { isOccupation } from '../../knowledge/occupations'
import type { Archetype } from '../../knowledge/schema'
import { stems } from '../../knowledge/stem'
import { findArchetypes, type Match } from './find-archetypes'
import { headOf } from './for-whom'
import { MOSTLY_COVERED } from './nearest'

/** Who a wish speaks of besides the one that it means first. */

/** What these words join is two callings, and a customer is none; a comma and "about" may as well say more of one. */
const JOINED =
  /\s+(?:(?:(?:and|but) also|and|&|who(?: also)?|as well as|plus|slash|doing|by (?:day|night))\s+|for (?=(?:my|our)\s))/i
const PARTED = /\s+about\s+|\s*[/+,;]\s*/i

/** "DJ and photographer": each part is somebody. "Linux developer": so is what the first does not explain. */
export function secondPerson(about: string, best: Match): Match | undefined {
  const explained = wordsOf(best.archetype)
  const isNew = (part: string) => stems(part).some((word) => !explained.has(word))
  const isAnother = isSomebodyBeside(best)
  const joined = about.split(JOINED)
  const parts = joined.filter(isNew)
  const unexplained = unexplainedIn(headOf(about), best, explained)
  const details = [...about.split(PARTED).filter(isNew), ...(unexplained.length > 0 ? [unexplained.join(' ')] : [])]

  const byConjunction = () =>
    joined.length > 1 ? parts.flatMap(bestOf).find((match) => isAnother(match, match.outright)) : undefined
  // "Digital nomad writer": the last word is a calling of its own.
  const byLastWord = () => {
    const word = headOf(about).trim().split(/\s+/).at(-1) ?? ''
    if (!PERSON.test(word) || !unexplained.includes(stems(word)[0] ?? '')) return undefined
    return bestOf(word).find((match) => match.outright && isAnother(match, true))
  }
  const byPart = () =>
    [...parts, ...details].flatMap((part) =>
      bestOf(part).filter((match) =>
        isAnother(match, match.outright && match.covered === 1 && isNothingButACalling(part)),
      ),
    )[0]
  // A blind student is blind wherever the wish says so.
  const byCircumstance = () => {
    const left = stems(about).filter((word) => !explained.has(word))
    return findArchetypes(left.join(' ')).find(({ archetype, named }) => named && archetype.alongside)
  }
  return byConjunction() ?? byLastWord() ?? byPart() ?? byCircumstance()
}

const bestOf = (part: string): Match[] => findArchetypes(part).slice(0, 1)

const PERSON = /(?:er|or|ist|ian|eer)s?$/i

/**
 * The last word of a calling says what somebody is, and those before it where or how: no nurse is a "hospital clown".
 */
function unexplainedIn(calling: string, best: Match, explained: ReadonlySet<string>): string[] {
  const words = stems(calling)
  const isCalled = explained.has(words.at(-1) ?? '') && best.outright
  return isCalled ? [] : words.filter((word) => !explained.has(word))
}

/** The second profession of a wish must be nearly as clear as the first. */
const SECOND_SHARE = 0.3

/** The language of whoever analyses or builds is a tool, and nobody else. */
function isSomebodyBeside(best: Match) {
  const writesCode = best.archetype.sections.some(({ category }) => CODE.has(category) || category === 'data')
  return ({ archetype, named, outright, covered, score }: Match, isCalling: boolean): boolean =>
    named &&
    archetype !== best.archetype &&
    !(writesCode && isBuilder(archetype)) &&
    (isCalling || (outright && covered >= MOSTLY_COVERED && score >= best.score * SECOND_SHARE))
}

const isBuilder = ({ id }: Archetype): boolean => ecosystems().some(({ keptBy }) => keptBy === id)

const MOST_WORDS_OF_A_CALLING = 3

/** "Digital nomad, copywriter": a part that is a calling and nothing else. */
function isNothingButACalling(part: string): boolean {
  const words = tokenize(part)
  return words.length <= MOST_WORDS_OF_A_CALLING && isOccupation(words.at(-1)?.text ?? '')
}
