import { z } from 'zod'
import { loadData } from '@/lib/load-data'
import type { Constraints } from '../constraints/constraints'
import { AskedSections } from '../tasks/tasks'
import type { PersonaSection } from '../../knowledge/persona-records'

/**
 * What a constraint adds to a board, whichever persona it is for: two wishes that differ in it
 * never get one board.
 */

const ByConstraint = z.record(z.string(), AskedSections)

let read: z.output<typeof ByConstraint> | undefined

const sectionsFor = () => (read ??= loadData('lib/engine/data/constraint-sections.json', ByConstraint))

const keysOf = ({ platforms, ...constraints }: Constraints): string[] => [
  ...(constraints.team ? ['team'] : []),
  ...(constraints.beginner || constraints.learns ? ['beginner'] : []),
  ...(constraints.selfHosted ? ['self-hosted'] : []),
  ...(constraints.noCode ? ['no-code'] : []),
  ...(constraints.privacy ? ['privacy'] : []),
  ...(constraints.offline ? ['offline'] : []),
  ...platforms,
  ...(constraints.weekend ? ['weekend'] : []),
  ...(constraints.openSource ? ['open-source'] : constraints.free ? ['free'] : []),
  ...(constraints.budget !== undefined && !constraints.free ? ['cheap'] : []),
]

/** More of them leave no room for the persona. */
const MOST = 2

export const constraintSections = (constraints: Constraints): PersonaSection[] =>
  keysOf(constraints)
    .flatMap((key) => sectionsFor()[key] ?? [])
    .slice(0, MOST)
