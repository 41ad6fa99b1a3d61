import { sharedPool } from '@/lib/db/pool'
import { onConnection } from '@/lib/db/transaction'
import { inBackground } from '@/lib/db/work'
import { fillIconMappings } from '@/lib/icons/stored-mappings'
import { log } from '@/lib/log'
import { removeStalePictures } from '@/lib/preview/picture-store'
import { BLOCKED_DAYS } from '@/lib/people/limits'
import { sendDueMail } from '@/lib/send-due-mail'
import { countViews } from '@/lib/stack/count-views'
import { queueForCatalogue, workOffIndexQueue } from '@/lib/stack/index-queue'

const EVERY_MS = 60 * 60_000
const MAIL_EVERY_MS = 10_000
const INDEX_EVERY_MS = 5_000
const VIEWS_EVERY_MS = 5_000

/**
 * Expired rows: stacks deleted thirty days ago, views before yesterday (also uncounted ones of
 * removed stacks), ended sessions, used mail tokens, mails that no server accepted for a day,
 * stored responses of idempotency keys, user names freed ninety days ago, and rate limits.
 */
const DELETIONS = {
  stacks: `DELETE FROM tech_stacks WHERE deleted_at < now() - interval '30 days'`,
  viewQueue: `DELETE FROM view_queue WHERE day < current_date - 1`,
  views: `DELETE FROM stack_views WHERE day < current_date - 1`,
  stackDays: `DELETE FROM stack_days WHERE day < current_date - 7`,
  mailTokens: `DELETE FROM mail_tokens WHERE expires_at < now() - interval '1 day'`,
  mailQueue: `DELETE FROM mail_queue WHERE requested_at < now() - interval '1 day'`,
  sessions: `DELETE FROM sessions WHERE expires < now()`,
  idempotencyKeys: `DELETE FROM idempotency_keys WHERE created_at < now() - interval '1 day'`,
  userNames: `DELETE FROM user_names WHERE user_id IS NULL AND released_at < now() - interval '${BLOCKED_DAYS} days'`,
  rateLimits: `DELETE FROM rate_limits WHERE expire < (extract(epoch FROM now()) * 1000)::bigint - 3600000`,
} as const

export async function deleteExpired(): Promise<void> {
  try {
    const pool = await sharedPool()
    for (const [what, sql] of Object.entries(DELETIONS)) {
      const { rowCount } = await onConnection(pool, 'ROLLBACK', (client) => client.query(sql))
      if (rowCount) log.info({ what, rows: rowCount }, 'expired rows deleted')
    }
    await removeStalePictures()
  } catch (error) {
    log.warn({ err: error }, 'expired rows could not be deleted; trying again in an hour')
  }
}

/**
 * Logs a failure and goes on: the queue is in the database, so the next run or another instance
 * continues it.
 */
async function attempt(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error }, `${what} failed; trying again in seconds`)
  }
}

const fillMappings = () => attempt('filling icon mappings', () => sharedPool().then(fillIconMappings))

let isCatalogueQueued = false

/** The catalogue is compared once, in the first run that reaches the database. */
async function indexTools(): Promise<void> {
  if (!isCatalogueQueued) await queueForCatalogue()
  isCatalogueQueued = true
  await workOffIndexQueue()
}

/** Schedules its next run when it is done, so that runs never overlap. */
async function indexToolsRepeatedly(): Promise<void> {
  await attempt('indexing tools', indexTools)
  setTimeout(() => void inBackground(indexToolsRepeatedly), INDEX_EVERY_MS).unref()
}

async function countViewsRepeatedly(): Promise<void> {
  await attempt('counting views', countViews)
  setTimeout(() => void inBackground(countViewsRepeatedly), VIEWS_EVERY_MS).unref()
}

export function startHousekeeping(): void {
  void inBackground(indexToolsRepeatedly)
  void inBackground(countViewsRepeatedly)
  void inBackground(fillMappings)
  setInterval(() => void inBackground(fillMappings), EVERY_MS).unref()
  setInterval(() => void inBackground(deleteExpired), EVERY_MS).unref()
  setInterval(() => void inBackground(sendDueMail), MAIL_EVERY_MS).unref()
}
