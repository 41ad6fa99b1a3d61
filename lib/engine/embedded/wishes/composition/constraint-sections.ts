import type { Constraints } from '../constraints/constraints'
import type { PersonaSection } from '../../knowledge/persona-records'
import { blocksIn } from '../tasks/tasks'

/** What a constraint adds to a board, whichever persona it is for: two wishes that differ in it never get one board. */

const FILE = 'lib/engine/data/constraint-sections.txt'

let read: ReadonlyMap<string, readonly PersonaSection[]> | undefined

const sectionsFor = (): ReadonlyMap<string, readonly PersonaSection[]> =>
  (read ??= new Map(blocksIn(FILE).map(({ first, sections }) => [first, sections])))

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
    .flatMap((key) => sectionsFor().get(key) ?? [])
    .slice(0, MOST)
