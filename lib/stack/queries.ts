import 'server-only'
import type { ViewerId } from '@/lib/auth/viewer'
import { db } from '@/lib/db/client'
import type { TechStack } from '@/lib/generated/prisma/client'
import { afterCursor, cursorAt } from './cursor'
import { themeFrom, type StackTheme } from './stack-theme'

const PAGE_SIZE = 24

/** How long an owner can restore a deleted stack. */
const RESTORE_DAYS = 30

/** The time before which deleted stacks can no longer be restored. */
export const restorableSince = (): Date => new Date(Date.now() - RESTORE_DAYS * 24 * 3600 * 1000)

export interface StackSummary {
  id: string
  shareCode: string
  name: string
  title: string
  description: string
  theme: StackTheme
  createdAt: string
}

/** A stack that its owner has deleted and can restore for thirty days. */
export interface DeletedStack extends StackSummary {
  deletedAt: string
}

export interface StackPage<S = StackSummary> {
  stacks: S[]
  nextCursor: string | undefined
}

const SUMMARY = {
  id: true,
  shareCode: true,
  name: true,
  title: true,
  description: true,
  theme: true,
  createdAt: true,
} as const

type SummaryRow = Omit<StackSummary, 'theme' | 'createdAt'> & Pick<TechStack, 'theme' | 'createdAt'>

const toSummary = ({ theme, createdAt, ...row }: SummaryRow): StackSummary => ({
  ...row,
  theme: themeFrom(theme),
  createdAt: createdAt.toISOString(),
})

/**
 * The owner's stacks, newest first. A cursor contains the position, because its stack may be
 * deleted meanwhile.
 */
export async function stacksOf(owner: ViewerId, cursor?: string): Promise<StackPage> {
  const rows = await db.techStack.findMany({
    where: { userId: owner, deletedAt: null, hiddenAt: null, ...(cursor ? afterCursor(cursor) : {}) },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: PAGE_SIZE + 1,
    select: SUMMARY,
  })
  return pageOf(rows.map(toSummary), rows)
}

/** The owner's deleted stacks that can still be restored, in the same order. */
export async function deletedStacksOf(owner: ViewerId, cursor?: string): Promise<StackPage<DeletedStack>> {
  const rows = await db.techStack.findMany({
    where: {
      userId: owner,
      deletedAt: { gte: restorableSince() },
      hiddenAt: null,
      ...(cursor ? afterCursor(cursor) : {}),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: PAGE_SIZE + 1,
    select: { ...SUMMARY, deletedAt: true },
  })
  const stacks = rows.flatMap(({ deletedAt, ...row }) =>
    deletedAt ? [{ ...toSummary(row), deletedAt: deletedAt.toISOString() }] : [],
  )
  return pageOf(stacks, rows)
}

function pageOf<S>(stacks: S[], rows: readonly { createdAt: Date; id: string }[]): StackPage<S> {
  const last = rows[PAGE_SIZE - 1]
  return {
    stacks: stacks.slice(0, PAGE_SIZE),
    nextCursor: last && rows.length > PAGE_SIZE ? cursorAt(last) : undefined,
  }
}
