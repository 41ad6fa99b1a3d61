import 'server-only'
import { AppError } from '@/lib/errors'
import type { Viewer, ViewerId } from './viewer'

/**
 * Who wants to change a stack: a signed-in user, or the device that saved it as a guest, by its
 * claim secret.
 */
export interface Editor {
  readonly userId: ViewerId | undefined
  readonly secret: string | undefined
}

const SECRET_HEADER = 'x-claim-secret'

/** A request without a token and without a secret is 401 before anything is looked up. */
export function requireEditor(request: Request, viewer: Viewer | undefined): Editor {
  const secret = request.headers.get(SECRET_HEADER) ?? undefined
  if (!viewer && !secret) throw new AppError('unauthenticated', 'Please sign in first.')
  return { userId: viewer?.id, secret }
}
