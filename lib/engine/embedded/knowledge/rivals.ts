import { z } from 'zod'
import { catalogEntry } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { loadData } from '@/lib/load-data'

/** Tools that do one job, the best known first: what stands in for one of them when it is to go. */

const Rivals = z.strictObject({
  /** The persona that keeps such tools, for what goes with them. */
  keptBy: z.string(),
  /** A stack needs one tool of the group. Messengers and marketplaces are no such groups. */
  oneIsEnough: z.boolean(),
  /** Entry ids. */
  ids: z.array(z.string()),
})
type Rivals = z.output<typeof Rivals>

let read: readonly Rivals[] | undefined

export const rivals = (): readonly Rivals[] => (read ??= loadData('lib/engine/data/rivals.json', z.array(Rivals)))

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
