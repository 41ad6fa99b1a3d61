import { catalogEntries } from '@/lib/catalog/entries'
import { catalogueFingerprint } from '@/lib/catalog/fingerprint'
import type { Pool } from 'pg'
import { inTransaction } from '@/lib/db/transaction'
import { mappingOf, type IconMapping } from './icon-mapping'

/**
 * The table of icon mappings: a row for each entry of the catalogue, and rows that an operator set.
 */

/** Of two instances that start with a new catalogue, one fills the table. */
const LOCK = 72_707_370

const FILL = `INSERT INTO icon_mappings (term, link, label, icon_id, description, is_custom)
  SELECT *, false FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
  ON CONFLICT (term) DO UPDATE SET link = excluded.link, label = excluded.label, icon_id = excluded.icon_id,
    description = excluded.description WHERE NOT icon_mappings.is_custom`

const columns = (mappings: readonly IconMapping[]): string[][] => [
  mappings.map(({ term }) => term),
  mappings.map(({ link }) => link),
  mappings.map(({ label }) => label),
  mappings.map(({ icon_id: icon }) => icon),
  mappings.map(({ description }) => description),
]

/** One for each name; the first of two entries with the same name. */
const catalogueMappings = (): IconMapping[] => [
  ...new Map(
    [...catalogEntries()]
      .reverse()
      .map(mappingOf)
      .map((mapping) => [mapping.term, mapping]),
  ).values(),
]

/** Fills the table from the catalogue, if it was not filled from this one yet. */
export async function fillIconMappings(pool: Pool): Promise<void> {
  const fingerprint = catalogueFingerprint()
  const { rows } = await pool.query('SELECT 1 FROM icon_mapping_source WHERE fingerprint = $1', [fingerprint])
  if (rows.length > 0) return
  await inTransaction(pool, 'BEGIN', async (client) => {
    const { rows: locks } = await client.query<{ isOurs: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS "isOurs"',
      [LOCK],
    )
    if (!locks[0]?.isOurs) return
    const mappings = catalogueMappings()
    await client.query(FILL, columns(mappings))
    await client.query('DELETE FROM icon_mappings WHERE NOT is_custom AND term <> ALL($1)', [
      mappings.map(({ term }) => term),
    ])
    await client.query(
      `INSERT INTO icon_mapping_source (id, fingerprint) VALUES (1, $1)
       ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint`,
      [fingerprint],
    )
  })
}

/** Sets an operator's mapping, which the catalogue does not change. */
export async function setIconMapping(pool: Pool, { term, link, label, icon_id: icon, description }: IconMapping) {
  await pool.query(
    `INSERT INTO icon_mappings (term, link, label, icon_id, description, is_custom) VALUES ($1, $2, $3, $4, $5, true)
     ON CONFLICT (term) DO UPDATE SET link = excluded.link, label = excluded.label, icon_id = excluded.icon_id,
       description = excluded.description, is_custom = true`,
    [term, link, label, icon, description],
  )
}

/**
 * Removes an operator's mapping; the catalogue's, if it has one, is back. False if there is none of
 * an operator.
 */
export function resetIconMapping(pool: Pool, term: string): Promise<boolean> {
  return inTransaction(pool, 'BEGIN', async (client) => {
    const { rowCount } = await client.query('DELETE FROM icon_mappings WHERE term = $1 AND is_custom', [term])
    const known = catalogueMappings().filter((mapping) => mapping.term === term)
    if (rowCount && known.length > 0) await client.query(FILL, columns(known))
    return rowCount !== 0
  })
}

export async function readIconMapping(pool: Pool, term: string) {
  const { rows } = await pool.query<IconMapping & { isCustom: boolean }>(
    'SELECT term, link, label, icon_id, description, is_custom AS "isCustom" FROM icon_mappings WHERE term = $1',
    [term],
  )
  return rows[0]
}
