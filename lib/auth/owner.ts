import 'server-only'
import { AppError } from '@/lib/errors'
import type { Viewer, ViewerId } from './viewer'

/**
 * The owner comes from the token. A user id in the body must be the same, so no stack lands on
 * another profile.
 */
export function ownerFor(viewer: Viewer | undefined, claimedUserId: string | null | undefined): ViewerId | null {
  if (claimedUserId && claimedUserId !== viewer?.id)
    throw new AppError('forbidden', 'A stack can only be saved under your own account.')
  return viewer?.id ?? null
}
