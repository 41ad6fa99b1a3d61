import type { FoundTool } from '../found-tool'
import { withMaker } from '../knowledge/makers'
import { EVERY_DEMAND, readConstraints, withoutDemands, type Constraints } from './conditions/constraints'
import { askedKinds, type AskedKinds } from './errands/asked-kinds'
import { callingIn } from './people/find-archetypes'
import { withoutCustomers, withoutProgramNames } from './people/for-whom'
import { withoutBrands } from './people/without-names'
import { withDegree } from './words/degrees'
import { withElders } from './words/elders'
import { inEnglish } from './words/in-english'
import { withLearner } from './words/languages'
import { spelt } from './words/spelling'
import { withoutAsking } from './words/without-asking'

/** A wish in English, spelt right, and what of it says who wishes. */

export interface Heard {
  readonly text: string
  /** Those of its tools that the catalogue knows. */
  readonly known: readonly FoundTool[]
  readonly translated: string
  /** Without the words in which it asks, and without those for whom somebody works. */
  readonly english: string
  readonly demanded: Constraints
  readonly asked: AskedKinds | undefined
  /** What is left beside the kinds that it asks for, without names of tools. */
  readonly said: string
  /** What it calls somebody in full and in several words. */
  readonly calling: string | undefined
  /** The same as `said`, without demands. */
  readonly about: string
}

export function hear(text: string, known: readonly FoundTool[]): Heard {
  const translated = inEnglish(text)
  const asking = withMaker(withLearner(withElders(withDegree(spelt(withoutAsking(translated))))))
  const english = withoutCustomers(withoutProgramNames(asking))
  const asked = askedKinds(english)
  const said = withoutBrands(asked?.rest ?? english, known)
  const calling = callingIn(said)
  const about = outside(calling, said, (words) => withoutDemands(words, EVERY_DEMAND))
  return { text, known, translated, english, demanded: readConstraints(english, text), asked, said, calling, about }
}

/** An "open source writer" is a calling, and asks for nothing by it; an "SEO writer" is no consultant, and a "bird survey" no questionnaire. */
const outside = (calling: string | undefined, wish: string, change: (text: string) => string): string =>
  calling ? wish.split(calling).map(change).join(calling) : change(wish)
