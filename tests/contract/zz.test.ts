import { expect, test } from 'vitest'
import { fillWithTools } from '@/scripts/scale/fill'
import { sharedPool } from '@/lib/db/pool'
import { searchStacks } from '@/lib/search/queries'
import { toolDetails } from '@/lib/tools/queries'
import { listTools } from '@/lib/tools/list'
import { moreLike } from '@/lib/tools/more-like'
import { newStacks, trendingStacks, popularStacks } from '@/lib/stack/popular'
import { isIndexable } from '@/lib/stack/indexable'
import { sitemapIndex, sitemapPart } from '@/lib/explore/sitemap'
const t = async (what: string, f: () => Promise<unknown>) => {
  await f()
  const a = performance.now()
  const r = await f()
  console.log(what, Math.round(performance.now() - a), JSON.stringify(r)?.slice(0, 300))
}
test('x', async () => {
  await sharedPool()
  if (process.env.FILL) { const a = performance.now(); await fillWithTools(process.env.DATABASE_URL ?? '', Number(process.env.FILL)); console.log('filled', performance.now() - a) }
  await t('tool', () => toolDetails('ableton-live'))
  await t('react', async () => { const d = await toolDetails('react'); return [d.count, d.oftenWith, d.alternatives] })
  await t('figma', async () => { const d = await toolDetails('figma'); return [d.count, d.oftenWith, d.alternatives] })
  await t('list', async () => { const l = await listTools({ query: '', page: 1 }); return [l.total, l.tools.slice(0, 3)] })
  await t('q', async () => (await listTools({ query: 'rea', page: 1 })).tools.slice(0, 5))
  await t('s1', () => searchStacks('uses:wordpress'))
  await t('s2', () => searchStacks('uses:wordpress uses:ableton-live'))
  await t('s3', () => searchStacks('uses:wordpress uses:ableton-live uses:steam'))
  await t('text', () => searchStacks('ableton live'))
  await t('text+uses', () => searchStacks('desk uses:steam'))
  const pool = await sharedPool()
  const { rows } = await pool.query('SELECT id FROM tech_stacks LIMIT 1')
  await t('more', () => moreLike(rows[0].id))
  await t('indexable', () => isIndexable(rows[0].id))
  await t('new', newStacks)
  await t('trend', trendingStacks)
  await t('popular', popularStacks)
  await t('sitemap', sitemapIndex)
  await t('part', () => sitemapPart('stacks-1.xml'))
  expect(1).toBe(1)
}, 600_000)
