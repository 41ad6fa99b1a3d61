interface Rule {
  points: number
  seconds: number
  /** Long texts cost more than one point. */
  byLength?: boolean
  /** The part of the message that names what is limited. */
  what: string
  /** Exhausting the limit again within a day doubles the wait. */
  doubling?: boolean
  /** Replaces the message if this visitor did not cause the limit. */
  sentence?: string
  /**
   * For frequent requests: how many points an instance takes from the shared count at once (a lot).
   */
  lot?: number
}

export const MINUTE = 60
export const HOUR = 60 * MINUTE
/** More points than can be used. */
export const UNBOUNDED = Number.MAX_SAFE_INTEGER

/**
 * How many characters cost one point. The engine takes longer for longer texts, and sixty of the
 * longest would keep it busy for more than a minute. Most texts cost one point, an hour of talk
 * three, and none more than a minute has.
 */
const LENGTH_OF_A_POINT = 20_000

/** All rate limits. Per address unless a handler gives another key. */
export const RATE_RULES = {
  api: { points: 300, seconds: MINUTE, what: 'requests', lot: 10 },
  /** Per API key. */
  apiKey: { points: 120, seconds: MINUTE, what: 'requests with this API key' },
  page: { points: 1_800, seconds: MINUTE, what: 'opened pages', lot: 20 },
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
  /** In milliseconds of processor time, for checks and previews of persona pages together. */
  checkTime: { points: 10_000, seconds: MINUTE, what: 'checked pages' },
  autocomplete: { points: 60, seconds: MINUTE, what: 'suggestions', lot: 5 },
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
  /** Counts how often a doubling rule was exhausted; never refuses. */
  refusals: { points: UNBOUNDED, seconds: 24 * HOUR, what: 'refusals' },
} as const satisfies Record<string, Rule>

export type RateRule = keyof typeof RATE_RULES

export const ruleOf = (rule: RateRule): Rule => RATE_RULES[rule]

/** The points of one request, by the length of its text. */
export const costOf = (rule: RateRule, length: number): number =>
  ruleOf(rule).byLength ? Math.max(1, Math.ceil(length / LENGTH_OF_A_POINT)) : 1
