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

interface Rule {
  points: number
  seconds: number
  /** A long text costs more than one. */
  byLength?: boolean
  /** The part of the sentence that names what was done too often. */
  what: string
  /** Whoever runs out again within a day waits twice as long as the last time. */
  doubling?: boolean
  /** Said in place of that when it is not this visitor who did it too often. */
  sentence?: string
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Our own engine takes longer for a longer text: sixty of the longest would keep it busy for more than the minute in
 * which they may be sent. So many characters cost one point: most texts cost one, an hour of talk three, and no
 * text that is let in costs more than the minute has.
 */
const LENGTH_OF_A_POINT = 20_000

/** How often one visitor may do what. Per address unless a handler gives another key. */
export const RATE_RULES = {
  api: { points: 300, seconds: MINUTE, what: 'requests' },
  page: { points: 1_800, seconds: MINUTE, what: 'opened pages' },
  generate: { points: 60, seconds: MINUTE, what: 'generated stacks', byLength: true },
  model: { points: 20, seconds: 10 * MINUTE, what: 'generated stacks' },
  modelUser: { points: 60, seconds: 10 * MINUTE, what: 'generated stacks' },
  modelGuestDay: { points: 200, seconds: 24 * HOUR, what: 'questions to the language model today' },
  modelUserDay: { points: 600, seconds: 24 * HOUR, what: 'questions to the language model today' },
  modelDay: {
    points: 5_000,
    seconds: 24 * HOUR,
    what: 'questions to the language model today',
    sentence: 'The language model of this site has answered all that it may today.',
  },
  check: { points: 120, seconds: MINUTE, what: 'checked pages' },
  draw: { points: 30, seconds: MINUTE, what: 'pictures' },
  autocomplete: { points: 60, seconds: MINUTE, what: 'suggestions' },
  save: { points: 30, seconds: HOUR, what: 'saved stacks' },
  saveUser: { points: 120, seconds: HOUR, what: 'saved stacks' },
  codeMiss: { points: 60, seconds: 10 * MINUTE, what: 'unknown share codes' },
  form: { points: 5, seconds: HOUR, what: 'messages' },
  report: { points: 10, seconds: HOUR, what: 'reports' },
  signup: { points: 10, seconds: HOUR, what: 'new accounts' },
  reset: { points: 10, seconds: HOUR, what: 'reset mails' },
  resetMail: { points: 3, seconds: HOUR, what: 'reset mails' },
  account: { points: 30, seconds: 10 * MINUTE, what: 'changes of the account' },
  signInFailure: { points: 5, seconds: 15 * MINUTE, what: 'failed sign-ins', doubling: true },
  signInFailureAddress: { points: 100, seconds: 24 * HOUR, what: 'failed sign-ins' },
  transcript: { points: 20, seconds: 10 * MINUTE, what: 'transcripts' },
  upload: { points: 30, seconds: HOUR, what: 'uploads' },
  /** How often a doubling rule has run out, which is counted and never refused. */
  refusals: { points: Number.MAX_SAFE_INTEGER, seconds: 24 * HOUR, what: 'refusals' },
} as const satisfies Record<string, Rule>

export type RateRule = keyof typeof RATE_RULES

/** Limits that nearly every request asks take their points from the shared count in lots of this many. */
const LOTS: Partial<Record<RateRule, number>> = { api: 10, page: 20, autocomplete: 5 }

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
  const { points, seconds } = RATE_RULES[rule]
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
  const lotSize = LOTS[rule]
  if (!lotSize || !env.DATABASE_URL) return void (await shared.consume(key, cost))
  const lots = leased.get(rule) ?? new LeasedLimiter(shared, lotSize)
  leased.set(rule, lots)
  await lots.consume(key)
}

function wait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  if (seconds < 90 * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`
  return `${Math.ceil(seconds / HOUR)} hours`
}

const MAX_REFUSED = 10_000

function rememberRefusal(rule: RateRule, key: string, ms: number): void {
  if (refused.size >= MAX_REFUSED) refused.clear()
  refused.set(`${rule} ${key}`, performance.now() + ms)
}

function tooMany(rule: RateRule, msLeft: number): AppError {
  metrics?.refusals.inc({ rule })
  const seconds = Math.max(1, Math.ceil(msLeft / 1000))
  const { what, sentence = `Too many ${what}.` }: Rule = RATE_RULES[rule]
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
  if (LOTS[rule]) requireNotRefused(rule, key)
  const { points, doubling = false, byLength = false }: Rule = RATE_RULES[rule]
  const cost = byLength ? Math.max(1, Math.ceil(length / LENGTH_OF_A_POINT)) : 1
  try {
    await consume(rule, stored(key), cost)
  } catch (thrown) {
    const rejected = thrown as RateLimiterRes | Error
    if (rejected instanceof Error) throw rejected
    const justRanOut = rejected.consumedPoints - cost <= points
    const ms = doubling && justRanOut ? await doubledWait(rule, key) : rejected.msBeforeNext
    rememberRefusal(rule, key, ms)
    log.warn({ rule, seconds: Math.ceil(ms / 1000) }, 'rate limit reached')
    throw tooMany(rule, ms)
  }
}

async function doubledWait(rule: RateRule, key: string): Promise<number> {
  const before = await (await limiter('refusals')).penalty(stored(`${rule} ${key}`))
  const seconds = Math.min(RATE_RULES[rule].seconds * 2 ** (before.consumedPoints - 1), 24 * HOUR)
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
