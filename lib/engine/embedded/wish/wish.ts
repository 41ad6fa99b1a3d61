import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Constraints } from './conditions/constraints'
import type { AskedSection } from './errands/asked-kinds'
import type { Concern } from './errands/concerns'
import type { Match } from './people/find-archetypes'

/** What a text wishes for. */
export interface Wish {
  /** Up to two kinds of people whom the wish may mean, best first; none when nobody in particular is meant. */
  people: readonly Match['archetype'][]
  constraints: Constraints
  /** The kinds of tools that the wish asks for, a section each. */
  asked: readonly AskedSection[]
  /** Kinds that it names in passing: theirs is a section beside the others, unless one of their field is there. */
  besides?: readonly AskedSection[]
  /** What the wish wants to do, whoever it speaks of. */
  concerns?: readonly Concern[]
  /** It begins with them, or speaks of nobody but whoever does such things. */
  concernsLead?: boolean
  /** What something else shall stand in the place of. */
  replaced?: readonly CatalogEntry[]
  /** What is wished for, without demands and named tools. */
  about: string
}
