import { publicOrigin } from '@/lib/env'
import { requestState } from './request-state'

/** What a page of ours may be called: the configured origin, and the one that this very request was made to. */
export function ownOrigins(): string[] {
  const asked = requestState.getStore()?.origin
  return [...new Set([publicOrigin, ...(asked ? [asked] : [])])]
}
