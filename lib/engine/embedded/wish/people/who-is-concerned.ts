import { tokenize } from '@/lib/catalog/tokens'
import { oneOf } from '../../either'
import { archetypes, wordsOf } from '../../knowledge/archetypes'
import { isOccupation } from '../../knowledge/occupations'
import type { Archetype } from '../../knowledge/schema'
import { stems } from '../../knowledge/stem'
import { EVERY_DEMAND, withoutDemands } from '../conditions/constraints'
import { beforeConcerns, withoutConcerns, type Concern } from '../errands/concerns'
import type { Match } from './find-archetypes'
import { withoutLovedOnes } from './for-whom'
import { whoIsMeant } from './who-is-meant'

/** Who has the errands that a wish speaks of. */

const MAKING = oneOf(
  'build building make making create creating develop developing code coding program programming write writing',
)
const SMALL_WORD = oneOf('a an my our some the simple small little own new custom')
/** "Build a bot that reminds me of my pills": what is made says who makes it, and the rest what it does. */
const MAKES = new RegExp(`\\b${MAKING} (?:${SMALL_WORD} )*$`, 'i')

interface Concerned {
  readonly people: Match[]
  /** The wish speaks of nobody but whoever has such errands. */
  readonly onlyConcerns: boolean
}

/** Who is meant by the words that say no concern; else those who do such things for their own sake. */
export function whoIsConcerned(text: string, about: string, concerned: readonly Concern[], wish: string): Concerned {
  if (concerned.length === 0) return { people: whoIsMeant(text, about), onlyConcerns: false }
  const rest = withoutConcerns(text, concerned)
  // Beside an errand a demand is nobody: a company that hosts its own chat is no home laboratory.
  const said = withoutDemands(withoutLovedOnes(rest), EVERY_DEMAND)
  const people = whoIsMeant(said, said)
  const [first] = concerned
  const keeper = archetypes().find(({ id }) => id === first?.of)
  const isSomebodyElse = people.some(({ named }) => named) && !(keeper && isCalled(keeper, rest))
  if (isSomebodyElse && !MAKES.test(beforeConcerns(wish))) return { people, onlyConcerns: false }
  return {
    people: keeper ? [{ archetype: keeper, score: 1, named: true, outright: true, inFull: true, covered: 1 }] : [],
    onlyConcerns: true,
  }
}

/** The writer who launches a newsletter is its writer, and no novelist who sends one. */
function isCalled(archetype: Archetype, wish: string): boolean {
  const callings = stems(
    tokenize(wish)
      .map(({ text }) => text)
      .filter(isOccupation)
      .join(' '),
  )
  const words = wordsOf(archetype)
  return callings.length > 0 && callings.every((calling) => words.has(calling))
}
