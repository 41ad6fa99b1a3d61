import { createHash } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { sharedPool } from '@/lib/db/pool'
import { metrics } from '@/lib/metrics/metrics'
import { processSingleton } from '@/lib/process-singleton'
import { siteKey } from './client-address'
import { LeasedLimiter } from './leased-limiter'
import { costOf, HOUR, MINUTE, ruleOf, UNBOUNDED, type RateRule } from './rate-rules'

/** Shared by our server and Next's handlers, so that both count towards the same limits. */
interface Counts {
  limiters: Map<string, Promise<RateLimiterAbstract>>
  leased: Map<string, LeasedLimiter>
  /** Refused keys with the end of their refusal, to check hot paths without a query. */
  refused: Map<string, number>
}

const { limiters, leased, refused } = processSingleton<Counts>('rate-limits', () => ({
  limiters: new Map(),
  leased: new Map(),
  refused: new Map(),
}))

/** The limit of all networks of one IPv6 site, as a multiple of each network's. */
const SITE_FACTOR = 16

/** A counter that a point is taken from. */
interface Count {
  rule: RateRule
  key: string
  /** The name of its limiter. */
  name: string
  points: number
}

/** The count of the network and of its IPv6 site, which has 65,536 networks to switch between. */
function countsOf(rule: RateRule, key: string): [own: Count, ...site: Count[]] {
  const { points } = ruleOf(rule)
  const own = { rule, key, name: rule, points }
  const site = siteKey(key)
  return site === undefined
    ? [own]
    : [own, { rule, key: site, name: `${rule} of a site`, points: Math.min(SITE_FACTOR * points, UNBOUNDED) }]
}

async function createLimiter({ rule, name, points }: Count): Promise<RateLimiterAbstract> {
  const options = { keyPrefix: name, points, duration: ruleOf(rule).seconds }
  if (!env.DATABASE_URL) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: await sharedPool(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // During a database outage each instance counts for itself.
    insuranceLimiter: new RateLimiterMemory(options),
  })
}

function limiter(count: Count): Promise<RateLimiterAbstract> {
  const known = limiters.get(count.name)
  if (known) return known
  const made = createLimiter(count)
  limiters.set(count.name, made)
  made.catch(() => limiters.delete(count.name))
  return made
}

/**
 * Counts `cost` points, or one from this instance's lot: limits with lots cost one point each time.
 */
async function consume(count: Count, cost: number): Promise<RateLimiterRes | undefined> {
  const shared = await limiter(count)
  const { lot } = ruleOf(count.rule)
  if (!lot || !env.DATABASE_URL) return shared.consume(stored(count.key), cost)
  const lots = leased.get(count.name) ?? new LeasedLimiter(shared, lot)
  leased.set(count.name, lots)
  await lots.consume(stored(count.key))
  return undefined
}

function wait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  if (seconds < 90 * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`
  return `${Math.ceil(seconds / HOUR)} hours`
}

const MAX_REFUSED = 10_000
const MOST_DOUBLED = 24 * HOUR

function rememberRefusal({ name, key }: Count, ms: number): void {
  if (refused.size >= MAX_REFUSED) refused.clear()
  refused.set(`${name} ${key}`, performance.now() + ms)
}

function tooMany(rule: RateRule, msLeft: number): AppError {
  metrics?.refusals.inc({ rule })
  const seconds = Math.max(1, Math.ceil(msLeft / 1000))
  const { what, sentence = `Too many ${what}.` } = ruleOf(rule)
  return new AppError('rate_limited', `${sentence} Try again in ${wait(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

/** Throws 429 if this instance knows of a refusal that still lasts. */
export function requireNotRefused(rule: RateRule, key: string): void {
  for (const count of countsOf(rule, key)) {
    const known = `${count.name} ${count.key}`
    const until = refused.get(known)
    if (until === undefined) continue
    const left = until - performance.now()
    if (left > 0) throw tooMany(rule, left)
    refused.delete(known)
  }
}

/** Keys contain IP addresses, so the table has only their hash, which also fits its column. */
const stored = (key: string) => createHash('sha256').update(key).digest('base64url')

/** The rest of a limit, and when it resets. */
interface Remaining {
  points: number
  ms: number
}

/**
 * Takes one point from `key`, or more for a long text. Throws 429 with the time after which to try
 * again. Returns the rest, if points are not counted in lots.
 */
export async function takePoint(rule: RateRule, key: string, length = 0): Promise<Remaining | undefined> {
  if (env.RATE_LIMIT === 'off') return undefined
  if (ruleOf(rule).lot) requireNotRefused(rule, key)
  const [own, ...site] = countsOf(rule, key)
  const taken = await take(own, costOf(rule, length))
  for (const count of site) await take(count, costOf(rule, length))
  return taken && { points: taken.remainingPoints, ms: taken.msBeforeNext }
}

/** Reserves points before the work, all or none, and throws 429 if too few are left. */
export async function reservePoints(rule: RateRule, key: string, points: number): Promise<void> {
  if (env.RATE_LIMIT === 'off') return
  const taken: Count[] = []
  try {
    for (const count of countsOf(rule, key)) {
      taken.push(count)
      await take(count, points)
    }
  } catch (error) {
    // A refusal is a normal result.
    for (const count of taken) await (await limiter(count)).reward(stored(count.key), points)
    throw error
  }
}

async function take(count: Count, cost: number): Promise<RateLimiterRes | undefined> {
  const { rule, key, points } = count
  try {
    return await consume(count, cost)
  } catch (thrown) {
    // Not told by its class: our server and Next's pages share the limiters, and each has a copy of
    // that.
    if (thrown instanceof Error) throw thrown
    const rejected = thrown as RateLimiterRes
    if (rejected.msBeforeNext > longest(rule)) {
      await (await limiter(count)).delete(stored(key))
      return take(count, cost)
    }
    const justRanOut = rejected.consumedPoints - cost <= points
    const ms = ruleOf(rule).doubling && justRanOut ? await doubledWait(count) : rejected.msBeforeNext
    rememberRefusal(count, ms)
    log.warn({ rule, seconds: Math.ceil(ms / 1000) }, 'rate limit reached')
    throw tooMany(rule, ms)
  }
}

/**
 * A count with a longer duration than its window was written before the clock was set back, and
 * would refuse until then. Clocks of instances may differ by up to a minute.
 */
const longest = (rule: RateRule) => 1000 * (MINUTE + (ruleOf(rule).doubling ? MOST_DOUBLED : ruleOf(rule).seconds))

async function doubledWait(count: Count): Promise<number> {
  const { rule, key } = count
  const [refusals] = countsOf('refusals', `${rule} ${key}`)
  const before = await (await limiter(refusals)).penalty(stored(refusals.key))
  const seconds = Math.min(ruleOf(rule).seconds * 2 ** (before.consumedPoints - 1), MOST_DOUBLED)
  await (await limiter(count)).block(stored(key), seconds)
  return seconds * 1000
}

/** Refunds points of work that cost less than reserved. */
export async function returnPoint(rule: RateRule, key: string, points = 1): Promise<void> {
  if (env.RATE_LIMIT === 'off') return
  for (const count of countsOf(rule, key)) await (await limiter(count)).reward(stored(count.key), points)
}

/** Adds points after the work, also beyond the limit. */
export async function chargePoints(rule: RateRule, key: string, points: number): Promise<void> {
  if (env.RATE_LIMIT === 'off') return
  for (const count of countsOf(rule, key)) await (await limiter(count)).penalty(stored(count.key), points)
}

/** Resets `key`, including its refusals. */
export async function forgetPoints(rule: RateRule, key: string): Promise<void> {
  if (env.RATE_LIMIT === 'off') return
  const [own] = countsOf(rule, key)
  const [refusals] = countsOf('refusals', `${rule} ${key}`)
  await (await limiter(own)).delete(stored(key))
  await (await limiter(refusals)).delete(stored(refusals.key))
}
