import 'server-only'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { forgetPoints, takePoint } from '@/lib/http/rate-limit'
import { listOwnIcons, removeFiles } from '@/lib/icons/own/data'
import { log } from '@/lib/log'
import { toStack } from '@/lib/stack/stack-row'
import { toAnswer } from '@/lib/stack/section-map'
import { releaseName } from '@/lib/people/data'
import { revisionsOf } from '@/lib/revisions/revisions-of'
import { hashPassword, passwordMatches } from '@/lib/auth/password'
import type { ViewerId } from '@/lib/auth/viewer'

/** Changes to an account by its owner: password, export, deletion. */

/** Returns the new token version, which ends all sessions and tokens with an older one. */
export async function changePassword(owner: ViewerId, current: string, next: string): Promise<number> {
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: owner }, select: { passwordHash: true } })
  if (!passwordHash)
    throw new AppError('invalid_input', 'This account has no password yet. Ask for a reset mail to set one.')
  await takePoint('signInFailure', owner)
  if (!(await passwordMatches(current, passwordHash))) {
    log.warn({ userId: owner }, 'change of password refused')
    throw new AppError('invalid_input', 'The current password is not right.')
  }
  await forgetPoints('signInFailure', owner)
  const { tokenVersion } = await db.user.update({
    where: { id: owner },
    data: { passwordHash: await hashPassword(next), tokenVersion: { increment: 1 } },
    select: { tokenVersion: true },
  })
  await db.mailToken.updateMany({
    where: { userId: owner, purpose: 'reset', usedAt: null },
    data: { usedAt: new Date() },
  })
  log.info({ userId: owner }, 'password changed; other sessions ended')
  return tokenVersion
}

export interface AccountState {
  emailVerified: boolean
  hasPassword: boolean
  google: boolean
}

export async function accountState(owner: ViewerId): Promise<AccountState> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: owner },
    select: { emailVerified: true, passwordHash: true, accounts: { select: { provider: true } } },
  })
  return {
    emailVerified: user.emailVerified !== null,
    hasPassword: user.passwordHash !== null,
    google: user.accounts.some(({ provider }) => provider === 'google'),
  }
}

/** Bounds one query: a stack can be a megabyte, and an account may have a thousand. */
const STACKS_AT_A_TIME = 10

/**
 * All stored data of an account as the pieces of a JSON text. The pieces are made while they are
 * sent: all stacks at once could exceed the query timeout or the memory.
 */
export async function exportAccount(owner: ViewerId): Promise<AsyncIterable<string>> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: owner },
    select: {
      id: true,
      email: true,
      name: true,
      emailVerified: true,
      createdAt: true,
      isPagePublic: true,
      links: true,
      userName: { select: { name: true } },
      accounts: { select: { provider: true, providerAccountId: true } },
      icons: { select: { id: true, createdAt: true } },
      apiKeys: {
        orderBy: { createdAt: 'desc' },
        select: { name: true, prefix: true, scope: true, createdAt: true, lastUsedAt: true },
      },
    },
  })
  const stacks = await db.techStack.findMany({
    where: { userId: owner },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })
  // An unverified address may belong to another person, and so may its subscriptions.
  const subscriptions =
    user.email && user.emailVerified
      ? await db.subscription.findMany({ where: { email: user.email }, select: { handle: true, createdAt: true } })
      : []
  const { accounts, icons, apiKeys, userName, isPagePublic, links, ...account } = user
  const profile = { userName: userName?.name ?? '', public: isPagePublic, links }
  const rest = {
    exportedAt: new Date().toISOString(),
    account,
    profile,
    signInsElsewhere: accounts,
    icons,
    apiKeys,
    subscriptions,
  }
  return exported(
    rest,
    stacks.map(({ id }) => id),
  )
}

async function* exported(rest: object, ids: readonly string[]): AsyncGenerator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"stacks":[`
  let separator = ''
  for (let first = 0; first < ids.length; first += STACKS_AT_A_TIME) {
    const rows = await db.techStack.findMany({
      where: { id: { in: ids.slice(first, first + STACKS_AT_A_TIME) } },
      orderBy: { createdAt: 'asc' },
    })
    for (const row of rows) {
      const stack = JSON.stringify({ ...toAnswer(await toStack(row)), deletedAt: row.deletedAt })
      yield `${separator}${stack.slice(0, -1)},"versions":[`
      yield* revisionsOf(row.id)
      yield ']}'
      separator = ','
    }
  }
  yield ']}'
}

/**
 * `delete` marks the stacks as deleted: the hourly housekeeping removes them with the others after
 * thirty days.
 */
export async function deleteAccount(owner: ViewerId, stacks: 'delete' | 'keep'): Promise<void> {
  // Kept stacks keep their pictures, too.
  const icons = stacks === 'delete' ? await listOwnIcons(owner) : []
  await db.$transaction(async (tx) => {
    await releaseName(tx, owner)
    if (stacks === 'delete')
      await tx.techStack.updateMany({ where: { userId: owner, deletedAt: null }, data: { deletedAt: new Date() } })
    else {
      // Without an owner, no account could restore an earlier state or a deleted stack.
      await tx.stackRevision.deleteMany({ where: { stack: { userId: owner } } })
      await tx.techStack.deleteMany({ where: { userId: owner, deletedAt: { not: null } } })
    }
    await tx.user.deleteMany({ where: { id: owner } })
  })
  await removeFiles(icons)
  log.info({ userId: owner, stacks }, 'account deleted')
}
