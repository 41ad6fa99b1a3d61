import { createHmac } from 'node:crypto'
import { authSecret } from '@/lib/auth/secret'
import { sharedPool } from '@/lib/db/pool'
import { inBackground } from '@/lib/db/work'
import { addressKey } from '@/lib/http/client-address'
import { requestState } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { oneInProcess } from '@/lib/one-in-process'

/**
 * How often people open a shared page: once per address and day, without crawlers and without whoever only asks for its
 * headers. Kept in memory for a few seconds and written together, because a write for every view would make reading as
 * dear as saving.
 */
interface View {
  code: string
  visitor: string
}

const FLUSH_MS = 5_000
const MAX_BUFFER = 10_000
const CRAWLER =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp|telegram|skype|vkshare|pinterest|curl|wget|python-|go-http|node|axios|headless|lighthouse|monitor/i

interface Unwritten {
  views: Map<string, View>
  timer: NodeJS.Timeout | undefined
}
/** Pages record, and our server writes the rest at shutdown. */
const buffer = oneInProcess<Unwritten>('views', () => ({ views: new Map(), timer: undefined }))

/** A page that is opened, or asked for by ours; not one that another page names as a picture, or loads in case of need. */
const OPENS = ['document', 'empty']

export function recordView(code: string, said: (header: string) => string | null | undefined): void {
  const { address, method } = requestState.getStore() ?? {}
  const userAgent = said('user-agent')
  if (!address || method === 'HEAD' || !userAgent || CRAWLER.test(userAgent) || buffer.views.size >= MAX_BUFFER) return
  if (!OPENS.includes(said('sec-fetch-dest') ?? 'document') || said('sec-purpose')?.includes('prefetch')) return
  // A keyed hash of address and day: the table cannot say who read what.
  const day = new Date().toISOString().slice(0, 10)
  const visitor = createHmac('sha256', authSecret())
    .update(`view ${day} ${addressKey(address)}`)
    .digest('base64url')
    .slice(0, 22)
  buffer.views.set(`${code} ${visitor}`, { code, visitor })
  buffer.timer ??= setTimeout(() => void inBackground(flushViews), FLUSH_MS).unref()
}

export async function flushViews(): Promise<void> {
  clearTimeout(buffer.timer)
  buffer.timer = undefined
  const views = [...buffer.views.values()]
  buffer.views.clear()
  if (views.length === 0) return
  try {
    const pool = await sharedPool()
    await pool.query(
      `WITH seen AS (
         INSERT INTO stack_views (code, visitor, day) SELECT *, current_date FROM unnest($1::text[], $2::text[])
         ON CONFLICT DO NOTHING RETURNING code),
       counted AS (SELECT code, count(*)::int AS times FROM seen GROUP BY code)
       UPDATE tech_stacks SET views = views + times, popularity = popularity + times FROM counted WHERE share_code = counted.code`,
      [views.map((view) => view.code), views.map((view) => view.visitor)],
    )
  } catch (error) {
    log.warn({ err: error, views: views.length }, 'views could not be written; they are kept for the next time')
    for (const view of views) buffer.views.set(`${view.code} ${view.visitor}`, view)
    buffer.timer ??= setTimeout(() => void inBackground(flushViews), FLUSH_MS).unref()
  }
}
