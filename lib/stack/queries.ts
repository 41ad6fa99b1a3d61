import 'server-only'
import type { ViewerId } from '@/lib/auth/viewer'
import { db } from '@/lib/db/client'
import { sharedPool } from '@/lib/db/pool'
import type { TechStack } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/errors'
import { afterCursor, cursorAt } from './cursor'
import type { Stack } from './schema'
import { STACK_COLUMNS, toStack, type StackRow } from './stack-row'
import { themeFrom, type StackTheme } from './stack-theme'

const PAGE_SIZE = 24

export const hiddenError = () => new AppError('gone', 'This stack was taken down.')
const notFoundError = () => new AppError('not_found', 'Invalid share code')

const BY_CODE = `SELECT ${STACK_COLUMNS}, hidden_at AS "hiddenAt", deleted_at AS "deletedAt"
  FROM tech_stacks WHERE share_code = $1`

type StoredStack = StackRow & Pick<TechStack, 'hiddenAt' | 'deletedAt'>

/** Read by every shared page and preview, so it asks in plain SQL: Prisma's own work would cost more than the query. */
export async function findStack(shareCode: string): Promise<Stack | null> {
  const pool = await sharedPool()
  const { rows } = await pool.query<StoredStack>(BY_CODE, [shareCode])
  const row = rows[0]
  if (!row || row.deletedAt) return null
  if (row.hiddenAt) throw hiddenError()
  return toStack(row)
}

export async function readStack(shareCode: string): Promise<Stack> {
  const stack = await findStack(shareCode)
  if (!stack) throw notFoundError()
  return stack
}

export interface StackSummary {
  id: string
  shareCode: string
  name: string
  title: string
  description: string
  theme: StackTheme
  createdAt: string
}

export interface StackPage {
  stacks: StackSummary[]
  nextCursor: string | undefined
}

/** The owner's stacks, newest first. A cursor names the last stack of the page before, which may be gone meanwhile. */
export async function stacksOf(owner: ViewerId, cursor?: string): Promise<StackPage> {
  const rows = await db.techStack.findMany({
    where: { userId: owner, deletedAt: null, hiddenAt: null, ...(cursor ? afterCursor(cursor) : {}) },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: PAGE_SIZE + 1,
    select: { id: true, shareCode: true, name: true, title: true, description: true, theme: true, createdAt: true },
  })
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    stacks: page.map((row) => ({ ...row, theme: themeFrom(row.theme), createdAt: row.createdAt.toISOString() })),
    nextCursor: last && rows.length > PAGE_SIZE ? cursorAt(last) : undefined,
  }
}
