import 'server-only'
import { entryNamed } from '@/lib/catalog/name-index'
import { readPool } from '@/lib/db/pool'
import { prepared } from '@/lib/db/prepared'
import { normaliseText } from '@/lib/text/normalise-text'
import { mappingOf, type IconMapping } from './icon-mapping'

const MAPPINGS = prepared('SELECT term, link, label, icon_id, description FROM icon_mappings WHERE term = ANY($1)')

/**
 * The icon mappings of these texts. The table has a row for each entry's name; for other names, and
 * until a new database is filled, the catalogue is read.
 */
export async function iconMappings(texts: readonly string[]): Promise<IconMapping[]> {
  const entries = new Map(texts.map(normaliseText).map((term) => [term, entryNamed(term)] as const))
  if (entries.size === 0) return []
  const names = [...entries.values()].flatMap((entry) => (entry ? [mappingOf(entry).term] : []))
  const pool = await readPool()
  const { rows } = await pool.query<IconMapping>(MAPPINGS, [[...entries.keys(), ...names]])
  const stored = new Map(rows.map((row) => [row.term, row]))
  return [...entries].flatMap(([term, entry]) => {
    const known = entry && mappingOf(entry)
    const row = stored.get(term) ?? (known && (stored.get(known.term) ?? known))
    return row ? [{ ...row, term }] : []
  })
}
