import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Constraints } from './constraints/constraints'
import type { Persona, PersonaSection } from '../knowledge/persona-records'
import type { Task } from './tasks/tasks'

/** What a text wishes for. */
export interface Wish {
  /** Up to two personas, best first; none when no persona matches. */
  readonly personas: readonly Persona[]
  readonly constraints: Constraints
  /** The kinds of tools that the wish asks for, a section each. */
  readonly asked: readonly PersonaSection[]
  readonly tasks: readonly Task[]
  /** The text names no persona, so that what is to be done comes first. */
  readonly tasksLead: boolean
  /** The tools that others shall replace. */
  readonly replaced?: readonly CatalogEntry[]
  /** The text without its constraints. */
  readonly about: string
}
