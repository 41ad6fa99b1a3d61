import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import { authSecret } from '@/lib/auth/secret'
import { sharedPool } from '@/lib/db/pool'
import { inBackground } from '@/lib/db/work'
import { addressKey } from '@/lib/http/client-address'
import { requestState } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { processSingleton } from '@/lib/process-singleton'

/**
 * How often people open a shared page: once per address and day, without crawlers, owners and requests for headers alone.
 * Kept in memory for a few seconds and written together, because a write for every view would make reading as dear as
 * saving.
 */
interface View {
  code: string
  visitor: string
  maker: string
}

const FLUSH_MS = 5_000
const MAX_BUFFER = 10_000

interface Buffer {
  views: Map<string, View>
  makers: Map<string, Omit<View, 'visitor'>>
  timer: NodeJS.Timeout | undefined
}
/** Pages record, and our server writes the rest at shutdown. */
const buffer = processSingleton<Buffer>('views', () => ({ views: new Map(), makers: new Map(), timer: undefined }))

/** A page that is opened, or asked for by ours; not one that another page names as a picture, or loads in case of need. */
const OPENS = ['document', 'empty']

/** Keyed hashes: the table cannot say who read or saved what. */
const hashOf = (text: string) => createHmac('sha256', authSecret()).update(text).digest('base64url').slice(0, 22)
const visitorOf = (address: string) => hashOf(`view ${new Date().toISOString().slice(0, 10)} ${addressKey(address)}`)
const makerOf = (address: string) => hashOf(`maker ${addressKey(address)}`)

export function recordView(code: string, said: (header: string) => string | null | undefined): void {
  const { address, method } = requestState.getStore() ?? {}
  const userAgent = said('user-agent')
  if (!address || method === 'HEAD' || !userAgent || isbot(userAgent) || buffer.views.size >= MAX_BUFFER) return
  if (!OPENS.includes(said('sec-fetch-dest') ?? 'document') || said('sec-purpose')?.includes('prefetch')) return
  const visitor = visitorOf(address)
  buffer.views.set(`${code} ${visitor}`, { code, visitor, maker: makerOf(address) })
  flushLater()
}

/** For a day, views and copies from this address are the maker's own. */
export function recordMaker(code: string): void {
  const { address } = requestState.getStore() ?? {}
  if (!address || buffer.makers.size >= MAX_BUFFER) return
  const maker = makerOf(address)
  buffer.makers.set(`${code} ${maker}`, { code, maker })
  flushLater()
}

/** The hash of this visitor's address as a maker, and whether it is about to be written as the maker of this stack. */
export function currentMaker(code: string): { maker: string; isPending: boolean } {
  const { address } = requestState.getStore() ?? {}
  const maker = address === undefined ? '' : makerOf(address)
  return { maker, isPending: buffer.makers.has(`${code} ${maker}`) }
}

export async function flushViews(): Promise<void> {
  clearTimeout(buffer.timer)
  buffer.timer = undefined
  const [views, makers] = [[...buffer.views.values()], [...buffer.makers.values()]]
  buffer.views.clear()
  buffer.makers.clear()
  if (views.length + makers.length === 0) return
  try {
    const pool = await sharedPool()
    await pool.query(
      `INSERT INTO stack_views (code, visitor, day) SELECT *, current_date FROM unnest($1::text[], $2::text[])
       ON CONFLICT DO NOTHING`,
      [makers.map(({ code }) => code), makers.map(({ maker }) => maker)],
    )
    await pool.query(
      `WITH sent AS (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) AS sent(code, visitor, maker)),
       seen AS (
         INSERT INTO stack_views (code, visitor, day) SELECT code, visitor, current_date FROM sent
         ON CONFLICT DO NOTHING RETURNING code, visitor),
       counted AS (
         SELECT seen.code, count(*)::int AS times, count(*) FILTER (WHERE NOT EXISTS (
           SELECT 1 FROM stack_views made WHERE made.code = sent.code AND made.visitor = sent.maker))::int AS others
         FROM seen JOIN sent USING (code, visitor) GROUP BY seen.code),
       today AS (
         INSERT INTO stack_days (code, day, score) SELECT code, current_date, others FROM counted WHERE others > 0
         ON CONFLICT (day, code) DO UPDATE SET score = stack_days.score + excluded.score)
       UPDATE tech_stacks SET views = views + times, popularity = popularity + times, audience = audience + others
       FROM counted WHERE share_code = counted.code`,
      [views.map(({ code }) => code), views.map(({ visitor }) => visitor), views.map(({ maker }) => maker)],
    )
  } catch (error) {
    log.warn({ err: error, views: views.length }, 'views could not be written; they are kept for the next time')
    for (const view of views) buffer.views.set(`${view.code} ${view.visitor}`, view)
    for (const made of makers) buffer.makers.set(`${made.code} ${made.maker}`, made)
    flushLater()
  }
}

function flushLater(): void {
  buffer.timer ??= setTimeout(() => void inBackground(flushViews), FLUSH_MS).unref()
}
