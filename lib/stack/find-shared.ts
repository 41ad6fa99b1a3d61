import 'server-only'
import { AppError } from '@/lib/errors'
import { addressKey } from '@/lib/http/client-address'
import { requireNotRefused, takePoint } from '@/lib/http/rate-limit'
import { findStack } from './find-stack'
import type { Stack } from './schema'
import { isShareCode } from './share-code-in-link'

/**
 * Reads by the share code of a request. Unknown codes count towards a rate limit, against
 * enumeration.
 */
export async function findShared<Found>(
  code: string,
  address: string,
  find: (code: string) => Promise<Found | null>,
): Promise<Found | null> {
  const visitor = addressKey(address)
  requireNotRefused('codeMiss', visitor)
  const found = isShareCode(code) ? await find(code) : null
  if (!found) await takePoint('codeMiss', visitor)
  return found
}

export async function requireShared(code: string, address: string): Promise<Stack> {
  const stack = await findShared(code, address, findStack)
  if (!stack) throw new AppError('not_found', 'Invalid share code')
  return stack
}
