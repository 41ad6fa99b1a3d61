import type { CreatedStack } from './data'

/** What the API answers for a copy: where it is, and for a guest what makes it theirs later. */
export interface CopyAnswer {
  shareCode: string
  id?: string
  claimSecret?: string
}

export function toCopyAnswer({ stack: { id, shareCode }, claimSecret }: CreatedStack): CopyAnswer {
  return { shareCode, ...(claimSecret ? { id, claimSecret } : {}) }
}
