import 'server-only'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { iconStore } from '@/lib/storage'
import type { ViewerId } from '@/lib/auth/viewer'
import { MAX_OWN_ICONS } from '../limits'

/**
 * The owners of uploaded icons. Anyone who knows the name of a file can show it; only its owner can
 * remove it.
 */

export async function listOwnIcons(owner: ViewerId): Promise<string[]> {
  const rows = await db.ownIcon.findMany({
    where: { userId: owner },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** Two uploads at once wait for each other, so that together they cannot pass the limit. */
export async function reserveIcon(owner: ViewerId, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${owner} FOR UPDATE`
    if ((await tx.ownIcon.count({ where: { userId: owner } })) >= MAX_OWN_ICONS)
      throw new AppError(
        'conflict',
        `You have ${MAX_OWN_ICONS} icons of your own, and there is no room for more. Remove one on your account page first.`,
      )
    await tx.ownIcon.create({ data: { id, userId: owner } })
  })
}

export async function releaseIcon(id: string): Promise<void> {
  await db.ownIcon.delete({ where: { id } })
}

export async function removeOwnIcon(owner: ViewerId, id: string): Promise<void> {
  const icon = await db.ownIcon.findUnique({ where: { id } })
  if (!icon) throw new AppError('not_found', 'There is no icon of yours under this name.')
  if (icon.userId !== owner) throw new AppError('forbidden', 'This icon belongs to another account.')
  await iconStore.remove(id)
  await releaseIcon(id)
}

/**
 * For files of a deleted account: a failure is only logged, and a file without a reference is never
 * shown.
 */
export async function removeFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await iconStore
      .remove(id)
      .catch((error: unknown) => log.warn({ err: error, icon: id }, 'an icon file was left behind'))
}
