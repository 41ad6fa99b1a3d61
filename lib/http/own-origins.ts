import { publicOrigin } from '@/lib/env'
import { requestState } from './request-state'

/** The origins of this product: the configured one, and the one of the current request. */
export function ownOrigins(): string[] {
  const asked = requestState.getStore()?.origin
  return [...new Set([publicOrigin, ...(asked ? [asked] : [])])]
}
