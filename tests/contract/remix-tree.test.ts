import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { readRemixTree, type RemixTree } from '@/lib/stack/remix-tree'

let pool: Pool
let saved = 0
beforeAll(async () => {
  pool = await sharedPool()
})
afterAll(closeDatabase)
beforeEach(async () => {
  await pool.query('DELETE FROM tech_stacks')
  saved = 0
})

/** Saves a stack a minute after the one before; its title is its code. */
async function save(code: string, origin: string | null = null, state: 'listed' | 'unlisted' = 'listed') {
  const at = new Date(Date.UTC(2026, 0, 1, 0, saved++))
  await pool.query(
    `INSERT INTO tech_stacks (id, share_code, name, sections, origin_code, listed, created_at, updated_at)
     VALUES ($1, $1, $1, '[]', $2, $3, $4, $4)`,
    [code, origin, state === 'listed', at],
  )
}
const set = (code: string, change: string) =>
  pool.query(`UPDATE tech_stacks SET ${change} WHERE share_code = $1`, [code])

/**
 * One line for each node, indented below the node that it is a copy of; the stack itself is marked.
 */
function drawn({ nodes, own }: RemixTree): string[] {
  const depths: number[] = []
  return nodes.map(({ title, state, shareCode, parent }, at) => {
    depths.push(parent === undefined ? 0 : (depths[parent] ?? 0) + 1)
    const name = at === own ? `*${title}*` : (shareCode ?? title ?? state)
    return `${'  '.repeat(depths[at] ?? 0)}${name}`
  })
}
const treeOf = async (code: string) => drawn(await readRemixTree(code))

test('the tree has all origins, the copies and their copies, newest first, and no siblings or deeper copies', async () => {
  await save('root')
  await save('beside', 'root')
  await save('middle', 'root')
  await save('own', 'middle')
  await save('first', 'own')
  await save('second', 'own')
  await save('of-first', 'first')
  await save('third-level', 'of-first')
  expect(await treeOf('own')).toEqual([
    'root',
    '  middle',
    '    *own*',
    '      second',
    '      first',
    '        of-first',
  ])
})

test('a stack without origin and copies is alone in its tree', async () => {
  await save('own')
  expect(await treeOf('own')).toEqual(['*own*'])
  expect((await readRemixTree('unknown')).nodes).toEqual([])
})

test.each([
  ['deleted', 'deleted_at = now()', 'removed'],
  ['taken down', 'hidden_at = now()', 'removed'],
  ['unlisted', 'listed = false', 'unlisted'],
] as const)('a %s origin between others keeps its place without title and code', async (_how, change, state) => {
  await save('root')
  await save('middle', 'root')
  await save('own', 'middle')
  await set('middle', change)
  const { nodes } = await readRemixTree('own')
  expect(nodes[1]).toEqual({ state, parent: 0 })
  expect(await treeOf('own')).toEqual(['root', `  ${state}`, '    *own*'])
  expect(JSON.stringify(nodes)).not.toContain('middle')
})

test.each([
  ['deleted', 'deleted_at = now()', 'removed'],
  ['taken down', 'hidden_at = now()', 'removed'],
  ['unlisted', 'listed = false', 'unlisted'],
] as const)('a %s copy is shown only between listed ones, without title and code', async (_how, change, state) => {
  await save('own')
  await save('leaf', 'own')
  await save('between', 'own')
  await save('grandchild', 'between')
  await set('leaf', change)
  await set('between', change)
  expect(await treeOf('own')).toEqual(['*own*', `  ${state}`, '    grandchild'])
  await set('grandchild', change)
  expect(await treeOf('own')).toEqual(['*own*'])
})

test('an origin that was deleted for good keeps its place', async () => {
  await save('own', 'gone')
  expect(await treeOf('own')).toEqual(['removed', '  *own*'])
})

test('a cycle, as from a restored backup, is shown once', async () => {
  await save('a', 'c')
  await save('b', 'a')
  await save('c', 'b')
  expect(await treeOf('a')).toEqual(['b', '  c', '    *a*'])
  await set('a', `origin_code = 'a'`)
  expect(await treeOf('a')).toEqual(['*a*', '  b', '    c'])
})

test('at most thirty listed stacks are shown: the nearest origins, then the newest copies', async () => {
  for (let at = 0; at < 40; at++) await save(`origin-${at}`, at === 0 ? null : `origin-${at - 1}`)
  const long = await readRemixTree('origin-39')
  expect(long.nodes).toHaveLength(30)
  expect(long.nodes[0]).toMatchObject({ title: 'origin-10', parent: undefined })
  expect([long.own, long.isCut]).toEqual([29, true])

  await save('wide')
  for (let at = 0; at < 40; at++) await save(`copy-${at}`, 'wide')
  await save('below', 'copy-39')
  const wide = await readRemixTree('wide')
  expect(wide.nodes).toHaveLength(30)
  expect(wide.nodes.map(({ title }) => title)).toContain('copy-11')
  expect(wide.nodes.map(({ title }) => title)).not.toContain('copy-10')
  expect(wide.isCut).toBe(true)
})
