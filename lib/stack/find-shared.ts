import 'server-only'
import { AppError } from '@/lib/errors'
import { addressKey } from '@/lib/http/client-address'
import { requireNotRefused, takePoint } from '@/lib/http/rate-limit'
import { findStack } from './queries'
import type { Stack } from './schema'
import { isShareCode } from './share-code-in-link'

/**
 * Finds a stack by the share code that a visitor sent. Unknown codes count towards a rate limit,
 * against enumeration.
 */
export async function findShared(code: string, address: string): Promise<Stack | null> {
  const visitor = addressKey(address)
  requireNotRefused('codeMiss', visitor)
  const stack = isShareCode(code) ? await findStack(code) : null
  if (!stack) await takePoint('codeMiss', visitor)
  return stack
}

export async function requireShared(code: string, address: string): Promise<Stack> {
  const stack = await findShared(code, address)
  if (!stack) throw new AppError('not_found', 'Invalid share code')
  return stack
}
