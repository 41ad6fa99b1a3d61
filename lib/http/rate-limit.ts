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
import { oneInProcess } from '@/lib/one-in-process'
import { LeasedLimiter } from './leases'
import { costOf, HOUR, MINUTE, ruleOf, type RateRule } from './rate-rules'

/** What our server answers by itself counts to the same limit as what Next answers. */
interface Counts {
  limiters: Map<RateRule, Promise<RateLimiterAbstract>>
  leased: Map<RateRule, LeasedLimiter>
  /** Keys that this instance has seen refused, with the time when that ends: asked on hot paths without a query. */
  refused: Map<string, number>
}

const { limiters, leased, refused } = oneInProcess<Counts>('rate-limits', () => ({
  limiters: new Map(),
  leased: new Map(),
  refused: new Map(),
}))

async function createLimiter(rule: RateRule): Promise<RateLimiterAbstract> {
  const { points, seconds } = ruleOf(rule)
  const options = { keyPrefix: rule, points, duration: seconds }
  if (!env.DATABASE_URL) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: await sharedPool(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // While the database is away each instance counts for itself.
    insuranceLimiter: new RateLimiterMemory(options),
  })
}

function limiter(rule: RateRule): Promise<RateLimiterAbstract> {
  const known = limiters.get(rule)
  if (known) return known
  const made = createLimiter(rule)
  limiters.set(rule, made)
  made.catch(() => limiters.delete(rule))
  return made
}

/** Counts `cost` points, or takes one from this instance's lot: what is counted in lots costs one each time. */
async function consume(rule: RateRule, key: string, cost: number): Promise<void> {
  const shared = await limiter(rule)
  const { lot } = ruleOf(rule)
  if (!lot || !env.DATABASE_URL) return void (await shared.consume(key, cost))
  const lots = leased.get(rule) ?? new LeasedLimiter(shared, lot)
  leased.set(rule, lots)
  await lots.consume(key)
}

function wait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  if (seconds < 90 * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`
  return `${Math.ceil(seconds / HOUR)} hours`
}

const MAX_REFUSED = 10_000
const MOST_DOUBLED = 24 * HOUR

function rememberRefusal(rule: RateRule, key: string, ms: number): void {
  if (refused.size >= MAX_REFUSED) refused.clear()
  refused.set(`${rule} ${key}`, performance.now() + ms)
}

function tooMany(rule: RateRule, msLeft: number): AppError {
  metrics?.refusals.inc({ rule })
  const seconds = Math.max(1, Math.ceil(msLeft / 1000))
  const { what, sentence = `Too many ${what}.` } = ruleOf(rule)
  return new AppError('rate_limited', `${sentence} Try again in ${wait(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

/** Throws 429 while a refusal that this instance knows of lasts. */
export function requireNotRefused(rule: RateRule, key: string): void {
  const until = refused.get(`${rule} ${key}`)
  if (until === undefined) return
  const left = until - performance.now()
  if (left > 0) throw tooMany(rule, left)
  refused.delete(`${rule} ${key}`)
}

/** People's addresses stand in keys. A hash of them keeps the table free of those, and fits its column at any length. */
const stored = (key: string) => createHash('sha256').update(key).digest('base64url')

/**
 * Takes one point from `key`, or as many as what was sent costs by its length. Throws 429 with the time after which it
 * is worth trying again.
 */
export async function takePoint(rule: RateRule, key: string, length = 0): Promise<void> {
  if (env.RATE_LIMIT === 'off') return
  const { points, doubling, lot } = ruleOf(rule)
  if (lot) requireNotRefused(rule, key)
  const cost = costOf(rule, length)
  try {
    await consume(rule, stored(key), cost)
  } catch (thrown) {
    // Not told by its class: our server and Next's pages share the limiters, and each has a copy of that.
    if (thrown instanceof Error) throw thrown
    const rejected = thrown as RateLimiterRes
    if (rejected.msBeforeNext > longest(rule)) {
      await (await limiter(rule)).delete(stored(key))
      return takePoint(rule, key, length)
    }
    const justRanOut = rejected.consumedPoints - cost <= points
    const ms = doubling && justRanOut ? await doubledWait(rule, key) : rejected.msBeforeNext
    rememberRefusal(rule, key, ms)
    log.warn({ rule, seconds: Math.ceil(ms / 1000) }, 'rate limit reached')
    throw tooMany(rule, ms)
  }
}

/**
 * A count that lasts longer was begun before the clock was put back, and would refuse until it has come up again. By up
 * to a minute the clocks of several instances may differ.
 */
const longest = (rule: RateRule) => 1000 * (MINUTE + (ruleOf(rule).doubling ? MOST_DOUBLED : ruleOf(rule).seconds))

async function doubledWait(rule: RateRule, key: string): Promise<number> {
  const before = await (await limiter('refusals')).penalty(stored(`${rule} ${key}`))
  const seconds = Math.min(ruleOf(rule).seconds * 2 ** (before.consumedPoints - 1), MOST_DOUBLED)
  await (await limiter(rule)).block(stored(key), seconds)
  return seconds * 1000
}

/** Gives a point back that was taken for what turned out to be no failure. */
export async function returnPoint(rule: RateRule, key: string): Promise<void> {
  if (env.RATE_LIMIT === 'off') return
  await (await limiter(rule)).reward(stored(key))
}

/** Starts `key` anew, its refusals included. */
export async function forgetPoints(rule: RateRule, key: string): Promise<void> {
  if (env.RATE_LIMIT === 'off') return
  await (await limiter(rule)).delete(stored(key))
  await (await limiter('refusals')).delete(stored(`${rule} ${key}`))
}
