import 'server-only'
import { AppError } from '@/lib/errors'
import type { Viewer, ViewerId } from './viewer'

/** The owner comes from the token. A user id in the body may only repeat it: nobody plants a stack on another's profile. */
export function ownerFor(viewer: Viewer | undefined, claimedUserId: string | null | undefined): ViewerId | null {
  if (claimedUserId && claimedUserId !== viewer?.id)
    throw new AppError('forbidden', 'A stack can only be saved under your own account.')
  return viewer?.id ?? null
}
