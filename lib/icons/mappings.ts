import 'server-only'
import { entryNamed } from '@/lib/catalog/name-index'
import { readPool } from '@/lib/db/pool'
import { normaliseText } from '@/lib/text/normalise-text'

export interface IconMapping {
  term: string
  link: string
  label: string
  icon_id: string
  description: string
}

const MAPPINGS = 'SELECT term, link, label, icon_id, description FROM icon_mappings WHERE term = ANY($1)'

/** What the catalogue knows of these texts; a row of the table, which an operator may add, comes before it. */
export async function iconMappings(texts: readonly string[]): Promise<IconMapping[]> {
  const terms = [...new Set(texts.map(normaliseText))]
  if (terms.length === 0) return []
  const pool = await readPool()
  const { rows } = await pool.query<IconMapping>(MAPPINGS, [terms])
  const stored = new Map(rows.map((row) => [row.term, row]))
  return terms.flatMap((term) => {
    const row = stored.get(term)
    if (row) return [row]
    const entry = entryNamed(term)
    if (!entry) return []
    return [{ term, link: entry.link, label: entry.name, icon_id: entry.icon, description: entry.description }]
  })
}
