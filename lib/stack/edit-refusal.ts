import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import type { Editor } from '@/lib/auth/editor'
import { hashOfSecret } from '@/lib/bearer-secret'
import { AppError } from '@/lib/errors'
import type { TechStack } from '@/lib/generated/prisma/client'

type Ownership = Pick<TechStack, 'userId' | 'claimHash'>

/**
 * A stack of an account is changed by its owner only, one without an owner by a device with its
 * claim secret.
 */
export function editRefusal({ userId, claimHash }: Ownership, editor: Editor): AppError | undefined {
  if (userId !== null) return userId === editor.userId ? undefined : forbidden()
  if (claimHash !== null && editor.secret !== undefined && isSecretOf(claimHash, editor.secret)) return undefined
  // With a valid token it is 403 instead of 401.
  return editor.userId === undefined
    ? new AppError('unauthenticated', 'This stack cannot be changed with that secret.')
    : forbidden()
}

const forbidden = () => new AppError('forbidden', 'Only the owner can change this stack.')

export const isSecretOf = (claimHash: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(claimHash))
