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
 * Counts how often people open a shared page: once per address and day, without crawlers, owners
 * and HEAD requests. A view is queued in the database at once, batched with others of the same
 * moment, so that none is lost when the process ends; lib/stack/count-views.ts counts it later.
 */
interface View {
  code: string
  visitor: string
  maker: string
}

/** The interval between writes, so that a popular page does not write for each view. */
const PAUSE_MS = 100
const RETRY_MS = 5_000
const MAX_BUFFER = 10_000

interface Buffer {
  views: Map<string, View>
  makers: Map<string, Omit<View, 'visitor'>>
  writing: Promise<void> | undefined
  timer: NodeJS.Timeout | undefined
}
/** Pages record views; our server writes the rest at shutdown. */
const buffer = processSingleton<Buffer>('views', () => ({
  views: new Map(),
  makers: new Map(),
  writing: undefined,
  timer: undefined,
}))

/** A navigation, or a request of our page; not one for an image on another page, or a prefetch. */
const OPENS = ['document', 'empty']

/** Keyed hashes, so that the table does not reveal who read or saved what. */
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
  writeSoon()
}

/** For a day, views and copies from this address count as the maker's own. */
export function recordMaker(code: string): void {
  const { address } = requestState.getStore() ?? {}
  if (!address || buffer.makers.size >= MAX_BUFFER) return
  const maker = makerOf(address)
  buffer.makers.set(`${code} ${maker}`, { code, maker })
  writeSoon()
}

/**
 * The hash of this visitor's address as a maker, and whether it is queued as the maker of this
 * stack.
 */
export function currentMaker(code: string): { maker: string; isPending: boolean } {
  const { address } = requestState.getStore() ?? {}
  const maker = address === undefined ? '' : makerOf(address)
  return { maker, isPending: buffer.makers.has(`${code} ${maker}`) }
}

/** Resolves when everything recorded so far is written. */
export async function flushViews(): Promise<void> {
  clearTimeout(buffer.timer)
  buffer.timer = undefined
  await buffer.writing
  await write()
}

/** Skips while a write runs: that write also stores what was recorded meanwhile. */
function writeSoon(): void {
  if (!buffer.writing) writeAfter(0)
}

function writeAfter(ms: number): void {
  buffer.timer ??= setTimeout(() => {
    buffer.timer = undefined
    buffer.writing = inBackground(write).finally(() => {
      buffer.writing = undefined
      if (buffer.views.size + buffer.makers.size > 0) writeAfter(PAUSE_MS)
    })
  }, ms).unref()
}

const WRITE_MAKERS = `INSERT INTO stack_views (code, visitor, day)
  SELECT *, current_date FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`

/** Without views that were counted today. */
const WRITE_VIEWS = `INSERT INTO view_queue (code, visitor, maker, day)
  SELECT code, visitor, maker, current_date FROM unnest($1::text[], $2::text[], $3::text[]) AS sent(code, visitor, maker)
  WHERE NOT EXISTS (SELECT 1 FROM stack_views seen
    WHERE seen.code = sent.code AND seen.visitor = sent.visitor AND seen.day = current_date)
  ON CONFLICT DO NOTHING`

async function write(): Promise<void> {
  const [views, makers] = [[...buffer.views.values()], [...buffer.makers.values()]]
  buffer.views.clear()
  buffer.makers.clear()
  if (views.length + makers.length === 0) return
  try {
    const pool = await sharedPool()
    if (makers.length > 0)
      await pool.query(WRITE_MAKERS, [makers.map(({ code }) => code), makers.map(({ maker }) => maker)])
    if (views.length > 0)
      await pool.query(WRITE_VIEWS, [
        views.map(({ code }) => code),
        views.map(({ visitor }) => visitor),
        views.map(({ maker }) => maker),
      ])
  } catch (error) {
    log.warn({ err: error, views: views.length }, 'views could not be written; they are kept for the next time')
    for (const view of views) buffer.views.set(`${view.code} ${view.visitor}`, view)
    for (const made of makers) buffer.makers.set(`${made.code} ${made.maker}`, made)
    writeAfter(RETRY_MS)
  }
}
