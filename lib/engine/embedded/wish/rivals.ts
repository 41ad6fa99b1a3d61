import { readFileSync } from 'node:fs'
import path from 'node:path'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'

/** Tools that do one job, the best known first: what stands in for one of them when it is to go. */

export interface Rivals {
  /** The archetype that keeps such tools, for what goes with them. */
  readonly keptBy: string
  readonly names: readonly string[]
}

const PATH = 'lib/engine/embedded/wish/rivals.txt'

let read: readonly Rivals[] | undefined

/** One job a line: who keeps such tools, a stroke, the tools. */
export const rivals = (): readonly Rivals[] =>
  (read ??= readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), PATH), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [keptBy, names] = line.split(' | ')
      return keptBy && names ? [{ keptBy, names: names.split(', ') }] : []
    }))

/** Of several jobs of one tool the one at which it is known best. */
export function rivalsOf(entry: CatalogEntry): { keptBy: string; entries: readonly CatalogEntry[] } | undefined {
  const [best] = rivals()
    .map(({ keptBy, names }) => {
      const entries = names.flatMap((name) => entryNamed(name) ?? [])
      return { keptBy, entries, rank: entries.indexOf(entry) }
    })
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
  return best
}
