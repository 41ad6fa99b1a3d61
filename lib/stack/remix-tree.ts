import { readPool } from '@/lib/db/pool'
import { oncePerRequest } from '@/lib/http/request-state'
import { listedIn, visibleIn } from './visibility'

/** A stack of a remix tree. Only a listed one, and the stack whose page it is, has its title. */
export interface RemixNode {
  readonly state: 'listed' | 'unlisted' | 'removed'
  readonly title?: string
  /** Undefined for the stack of the page. */
  readonly shareCode?: string
  /** The index of its origin in the list; undefined for the first. */
  readonly parent: number | undefined
}

export interface RemixTree {
  /** The origins, first to last, then the stack itself, then each copy followed by its copies. */
  readonly nodes: readonly RemixNode[]
  /** The index of the stack of the page. */
  readonly own: number
  /** Whether there are more origins or copies than are shown. */
  readonly isCut: boolean
}

const MAX_NODES = 30
/** Copies of each copy. */
const MAX_OF_EACH = 10

const TITLE = `coalesce(nullif(title, ''), name)`
const STATE = (stack: string) =>
  `CASE WHEN NOT (${visibleIn(stack)}) THEN 'removed' WHEN ${stack}.listed THEN 'listed' ELSE 'unlisted' END`

/**
 * Levels below 0 are origins, 1 copies, 2 copies of copies. `seen` ends a cycle, which a restored
 * backup may bring. Of the copies that are not listed, those are read that may connect a listed
 * one.
 */
const TREE = `WITH RECURSIVE origins AS (
    SELECT share_code, origin_code, 0 AS level, ARRAY[share_code] AS seen FROM tech_stacks WHERE share_code = $1
    UNION ALL
    SELECT origin.share_code, origin.origin_code, level - 1, seen || origin.share_code
    FROM origins JOIN tech_stacks origin ON origin.share_code = origins.origin_code
    WHERE level > -${MAX_NODES} AND origin.share_code <> ALL(seen)),
  copies AS (
    (SELECT copy.share_code, copy.created_at FROM tech_stacks copy
      WHERE copy.origin_code = $1 AND ${listedIn('copy')} ORDER BY copy.created_at DESC LIMIT ${MAX_NODES})
    UNION ALL
    (SELECT copy.share_code, copy.created_at FROM tech_stacks copy
      WHERE copy.origin_code = $1 AND NOT (${listedIn('copy')}) ORDER BY copy.created_at DESC LIMIT ${MAX_NODES})),
  second AS (
    SELECT next.* FROM copies CROSS JOIN LATERAL (
      SELECT copy.share_code, copy.created_at FROM tech_stacks copy
      WHERE copy.origin_code = copies.share_code AND ${listedIn('copy')}
      ORDER BY copy.created_at DESC LIMIT ${MAX_OF_EACH}) next),
  members AS (
    SELECT share_code, level FROM origins
    UNION ALL SELECT share_code, 1 FROM copies WHERE share_code NOT IN (SELECT share_code FROM origins)
    UNION ALL SELECT share_code, 2 FROM second
      WHERE share_code NOT IN (SELECT share_code FROM origins UNION ALL SELECT share_code FROM copies))
  SELECT stack.share_code AS "shareCode", stack.origin_code AS "originCode", ${TITLE} AS title, level,
    ${STATE('stack')} AS state
  FROM members JOIN tech_stacks stack USING (share_code) ORDER BY level, stack.created_at DESC, stack.id`

interface Row {
  shareCode: string
  originCode: string | null
  title: string
  level: number
  state: RemixNode['state']
}

/**
 * Reads the origins of a stack up to the first one, and its listed copies two levels down: at most
 * 30 listed stacks.
 */
export const readRemixTree = (shareCode: string): Promise<RemixTree> =>
  oncePerRequest(`remix tree ${shareCode}`, async () => {
    const pool = await readPool()
    const { rows } = await pool.query<Row>(TREE, [shareCode])
    return treeOf(rows)
  })

/** Of rows that are ordered by level. */
function treeOf(rows: readonly Row[]): RemixTree {
  const { kept, isCut } = withinLimit(rows)
  const nodes: RemixNode[] = []
  const add = ({ state, title, shareCode }: Row, parent: number | undefined): number =>
    nodes.push(state === 'listed' ? { state, title, shareCode, parent } : { state, parent }) - 1
  const first = rows[0]
  let parent: number | undefined
  // Deleted for good: only its code in the copy remains.
  if (first?.originCode && first.level > -MAX_NODES && !rows.some(({ shareCode }) => shareCode === first.originCode))
    parent = nodes.push({ state: 'removed', parent }) - 1
  for (const row of kept.filter(({ level }) => level < 0)) parent = add(row, parent)
  const stack = kept.find(({ level }) => level === 0)
  if (!stack) return { nodes: [], own: 0, isCut }
  const own = nodes.push({ state: stack.state, title: stack.title, parent }) - 1
  const copiesOf = ({ shareCode }: Row, level: number) =>
    kept.filter((copy) => copy.level === level && copy.originCode === shareCode)
  for (const copy of copiesOf(stack, 1)) {
    const at = add(copy, own)
    for (const second of copiesOf(copy, 2)) add(second, at)
  }
  return { nodes, own, isCut }
}

/**
 * Copies before copies of copies. A copy that is not listed stays only if a shown one was made from
 * it.
 */
function withinLimit(rows: readonly Row[]): { kept: Row[]; isCut: boolean } {
  const isListed = ({ state }: Row) => state === 'listed'
  const at = (wanted: number) => rows.filter(({ level }) => level === wanted)
  const origins = rows.filter(({ level }) => level < 0 && level > -MAX_NODES)
  const room = MAX_NODES - 1 - origins.filter(isListed).length
  const copies = at(1).filter(isListed).slice(0, room)
  const between = at(1).filter((row) => !isListed(row))
  const second = at(2)
    .filter(({ originCode }) => [...copies, ...between].some(({ shareCode }) => shareCode === originCode))
    .slice(0, room - copies.length)
  const connecting = between.filter(({ shareCode }) => second.some(({ originCode }) => originCode === shareCode))
  const shown = new Set([...origins, ...at(0), ...copies, ...connecting, ...second])
  const listed = [...at(1), ...at(2)].filter(isListed)
  return {
    kept: rows.filter((row) => shown.has(row)),
    isCut: rows.some(({ level }) => level <= -MAX_NODES) || listed.length > copies.length + second.length,
  }
}
