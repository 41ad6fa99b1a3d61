import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import type { ViewerId } from '@/lib/auth/viewer'
import { hashOfSecret } from '@/lib/bearer-secret'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { writeError } from './data'
import { toStack } from './stack-row'
import type { Stack } from './schema'

/** What happens to a stack after it was made: removed, brought back, claimed. */

/** What a removed stack's owner can still undo, in days. */
const RESTORE_DAYS = 30

export async function deleteStack(owner: ViewerId, id: string): Promise<void> {
  const { count } = await db.techStack.updateMany({
    where: { id, userId: owner, deletedAt: null },
    data: { deletedAt: new Date() },
  })
  if (count === 0) throw await writeError(owner, id)
}

export async function restoreStack(owner: ViewerId, id: string): Promise<Stack> {
  const since = new Date(Date.now() - RESTORE_DAYS * 24 * 3600 * 1000)
  const row = await db.techStack.findUnique({ where: { id } })
  if (!row || (row.deletedAt && row.deletedAt < since)) throw new AppError('not_found', 'This stack does not exist.')
  if (row.userId !== owner) throw new AppError('forbidden', 'Only the owner can restore this stack.')
  if (row.deletedAt) await db.techStack.updateMany({ where: { id, userId: owner }, data: { deletedAt: null } })
  return toStack(row)
}

export async function claimStack(owner: ViewerId, id: string, secret: string): Promise<Stack> {
  const row = await db.techStack.findUnique({ where: { id } })
  if (!row || row.deletedAt) throw new AppError('not_found', 'This stack does not exist.')
  const refused = () => new AppError('forbidden', 'This stack cannot be claimed with that secret.')
  if (!row.claimHash || row.userId) throw refused()
  if (!timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(row.claimHash))) throw refused()
  const { count } = await db.techStack.updateMany({
    where: { id, userId: null, claimHash: row.claimHash },
    data: { userId: owner, claimHash: null },
  })
  if (count === 0) throw refused()
  return toStack({ ...row, userId: owner })
}
