import { readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogEntry } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'

/** Tools that do one job, the best known first: what stands in for one of them when it is to go. */

interface Rivals {
  /** The persona that keeps such tools, for what goes with them. */
  readonly keptBy: string
  /** Entry ids. */
  readonly ids: readonly string[]
  /** Groups of which a stack needs one tool. Messengers and marketplaces are no such groups. */
  readonly oneIsEnough: boolean
}

const PATH = 'lib/engine/data/rivals.txt'

const LINE = /^(\S+) ([|+]) (.+)$/

let read: readonly Rivals[] | undefined

/** One job a line: who keeps such tools, a stroke, or a plus where several of them are kept, and the tools. */
export const rivals = (): readonly Rivals[] =>
  (read ??= readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), PATH), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, keptBy, mark, ids] = LINE.exec(line) ?? []
      return keptBy && ids ? [{ keptBy, ids: ids.split(', '), oneIsEnough: mark === '|' }] : []
    }))

type Job = Omit<Rivals, 'ids'> & { readonly entries: readonly CatalogEntry[] }

let resolved: readonly Job[] | undefined
/** Looked up once: every wish that names a tool asks for all of them. */
const jobs = (): readonly Job[] =>
  (resolved ??= rivals().map(({ ids, ...job }) => ({
    ...job,
    entries: ids.flatMap((id) => catalogEntry(id) ?? []),
  })))

/** Of several jobs of one tool the one at which it is known best. */
export function rivalsOf(entry: CatalogEntry): Job | undefined {
  const [best] = jobs()
    .map((job) => ({ job, rank: job.entries.indexOf(entry) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
  return best?.job
}
