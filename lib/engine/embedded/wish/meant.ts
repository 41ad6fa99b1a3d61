import type { Category } from '@/lib/catalog/categories'
import type { FoundTool } from '../found-tool'
import { archetypes } from '../knowledge/archetypes'
import { FRAMEWORKS, withBuilder } from '../knowledge/builders'
import { namesCalling } from '../knowledge/occupations'
import type { Archetype } from '../knowledge/schema'
import { stems } from '../knowledge/stem'
import { withoutDemands, type Constraints } from './conditions/constraints'
import { barelyAsked, sectionsFor } from './errands/asked-kinds'
import { concernsIn, type Concern } from './errands/concerns'
import type { Heard } from './heard'
import { forFunOf } from './people/earning'
import type { Match } from './people/find-archetypes'
import { headOf } from './people/for-whom'
import { inARole } from './people/roles'
import { whoTells } from './people/subject'
import { errandsLead, isBuiltWith } from './people/which-leads'
import { whoIsConcerned } from './people/who-is-concerned'
import { whoKeepsPrivate } from './people/who-is-meant'
import type { Wish } from './wish'
import { inARow } from './words/on-the-side'

/** Whom and what a heard wish means, and the wish that comes of it. */

export interface Meant {
  readonly people: readonly Match[]
  /** What they want to do besides. */
  readonly concerned: readonly Concern[]
  /** It speaks of nobody but whoever has such errands. */
  readonly onlyConcerns: boolean
  readonly role: ReturnType<typeof inARole>
}

export function whatIsMeant({ asked, said, about, english, demanded, calling, known }: Heard): Meant {
  const role = asked ? undefined : inARole(about)
  const tellers = asked || role ? undefined : whoTells(about)
  const errands = asked ? [] : concernsIn(withoutDemands(english.replace(calling ?? '', ' '), []))
  const concerned = errands.filter(
    (concern) => !isForOthers(concern, known) && !tellers?.some(({ archetype }) => archetype.id === concern.of),
  )
  const alone = role?.people ?? tellers
  const { people, onlyConcerns } = alone
    ? { people: alone, onlyConcerns: false }
    : whoIsConcerned(said, about, concerned, english)
  // "A stack without Google" says nothing else of anybody.
  const isAll = !asked && people.length === 0 && demanded.privacy && stems(about).length === 0
  return { people: isAll ? whoKeepsPrivate() : people, concerned, onlyConcerns, role }
}

const NO_CODE = 'no-code-builder'
const WRITTEN_WITH: ReadonlySet<Category> = new Set<Category>(['language', 'frontend', 'backend', 'mobile-dev'])

/** Who says in which language or with which framework writes code. */
const isForOthers = ({ of }: Concern, known: readonly FoundTool[]): boolean =>
  of === NO_CODE && known.some(({ category }) => category && WRITTEN_WITH.has(category))

export function wishOf(heard: Heard, { people, concerned, onlyConcerns, role }: Meant): Wish {
  const { text, known, translated, english, demanded, asked, about } = heard
  // Who has a calling and does something else for fun lives by the calling.
  const lives = people.length > 1 && namesCalling(headOf(inARow(about)))
  const constraints = { ...demanded, forFun: demanded.forFun && !lives }
  const meant = withBuilder(
    [...new Set(people.map(({ archetype }) => asWished(archetype, constraints, about)))],
    known,
    onlyConcerns,
    english,
  )
  if (asked) return { people: meant, constraints, asked: sectionsFor(asked.kinds, meant), about }
  const granted = { people: meant, constraints, asked: [], besides: barelyAsked(translated), about }
  if (role) return { ...granted, concerns: [role.role, ...concerned], concernsLead: role.leads }
  const concernsLead =
    concerned.length > 0 &&
    !isBuiltWith(known, concerned) &&
    (onlyConcerns || errandsLead({ text, about, concerned, known }))
  return { ...granted, concerns: concerned, concernsLead }
}

/** What somebody's stack begins with is what they do. */
const buildsWithFrameworks = ({ sections }: Archetype): boolean =>
  sections.slice(0, 1).some(({ category }) => FRAMEWORKS.has(category) || category === 'mobile-dev')

/** Who does it for fun, or builds without code, is somebody else than who lives by it or writes the code. */
function asWished(archetype: Archetype, { forFun, noCode }: Constraints, about: string): Archetype {
  if (noCode && buildsWithFrameworks(archetype)) return archetypes().find(({ id }) => id === NO_CODE) ?? archetype
  return forFun ? forFunOf(archetype, about) : archetype
}
