import type { PoolClient } from 'pg'

export interface Table {
  name: string
  columns: string[]
  /** The condition for its rows that are not derived from others. */
  where: string
}

interface Found extends Omit<Table, 'where'> {
  refersTo: string[]
}

const TABLES = `SELECT c.relname::text AS name,
    (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
     WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
    (SELECT coalesce(json_agg(DISTINCT f.confrelid::regclass::text), '[]') FROM pg_constraint f
     WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS "refersTo"
  FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
    AND c.relname <> '_prisma_migrations' AND c.relname <> ALL($1)
  ORDER BY c.relname`

/**
 * Tables derived from the others, in the order in which they can be emptied. No backup contains
 * them.
 */
export const DERIVED_TABLES = [
  'stack_tools',
  'stack_index',
  'tool_changes',
  'tool_counts',
  'index_queue',
  'indexed_catalogue',
  'icon_mapping_source',
] as const

/** Tables with rows made from the catalogue, and the condition for the others. */
const NOT_DERIVED: ReadonlyMap<string, string> = new Map([['icon_mappings', 'is_custom']])

/**
 * The tables of a backup, from the database's schema so that none is forgotten; referenced tables
 * come first.
 */
export async function tablesInOrder(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Found>(TABLES, [DERIVED_TABLES])
  const ordered: Table[] = []
  const placed = new Set<string>()
  while (ordered.length < rows.length) {
    const ready = rows.filter(({ name, refersTo }) => !placed.has(name) && refersTo.every((other) => placed.has(other)))
    if (ready.length === 0) throw new Error('tables refer to each other in a circle')
    for (const { name, columns } of ready) {
      placed.add(name)
      ordered.push({ name, columns, where: NOT_DERIVED.get(name) ?? 'true' })
    }
  }
  return ordered
}

export async function appliedMigrations(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL ORDER BY migration_name',
  )
  return rows.map(({ name }) => name)
}

/**
 * Quotes an identifier. Names come from the database or were compared with it, so this is a second
 * defence.
 */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
