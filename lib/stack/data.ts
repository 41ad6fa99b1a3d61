import 'server-only'
import type { ViewerId } from '@/lib/auth/viewer'
import { hashOfSecret, newBearerSecret } from '@/lib/bearer-secret'
import { db } from '@/lib/db/client'
import { sharedPool } from '@/lib/db/pool'
import { isUniqueViolation } from '@/lib/db/row-conflict'
import type { Prisma, TechStack } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/errors'
import { cleanPersona } from '@/lib/persona/stored'
import { countCopy } from './count-copy'
import { behind, cursorAt } from './cursor'
import { foundBy } from './found-by'
import { SHOWN_ROW, sectionColumns, toStack, type StackRow } from './rows'
import { newShareCode } from './share-code'
import type { Section, Stack, StackDraft, StackUpdate } from './schema'
import { themeFrom, type StackTheme } from './stack-theme'
import { indexTools } from './tool-index'
import { recordMaker } from './views'

const PAGE_SIZE = 24

const takenDown = () => new AppError('gone', 'This stack was taken down.')
const missing = () => new AppError('not_found', 'Invalid share code')
const alive = { deletedAt: null, hiddenAt: null } as const

/** Inserts under a fresh share code; on the one-in-10^17 collision it takes another. */
async function insert(
  data: Omit<Prisma.TechStackUncheckedCreateInput, 'shareCode'>,
  sections: readonly Section[],
): Promise<TechStack> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(async (tx) => {
        const row = await tx.techStack.create({ data: { ...data, shareCode: newShareCode() } })
        await indexTools(tx, row.id, sections)
        return row
      })
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === 5) throw error
    }
  }
}

export interface CreatedStack {
  stack: Stack
  /** Given once, to a guest, who can make the stack their own with it later. */
  claimSecret: string | undefined
}

export async function createStack(
  owner: ViewerId | null,
  draft: Omit<StackDraft, 'userId'>,
  originCode: string | null = null,
): Promise<CreatedStack> {
  const { sections, name, title, description, twitterHandle, theme, listed } = draft
  const claimSecret = owner ? undefined : newBearerSecret()
  const data = {
    name,
    title,
    description,
    twitterHandle,
    theme,
    listed,
    ...(await cleanPersona(draft.htmlContent)),
    ...sectionColumns(sections),
    ...foundBy(draft),
    userId: owner,
    claimHash: claimSecret ? hashOfSecret(claimSecret) : null,
    originCode,
  }
  const row = await insert(data, sections)
  recordMaker(row.shareCode)
  return { stack: await toStack(row), claimSecret }
}

const BY_CODE = `SELECT ${SHOWN_ROW}, hidden_at AS "hiddenAt", deleted_at AS "deletedAt"
  FROM tech_stacks WHERE share_code = $1`

type StoredStack = StackRow & Pick<TechStack, 'hiddenAt' | 'deletedAt'>

/** Read by every shared page and preview, so it asks in plain SQL: Prisma's own work would cost more than the query. */
export async function findStack(shareCode: string): Promise<Stack | null> {
  const pool = await sharedPool()
  const { rows } = await pool.query<StoredStack>(BY_CODE, [shareCode])
  const row = rows[0]
  if (!row || row.deletedAt) return null
  if (row.hiddenAt) throw takenDown()
  return toStack(row)
}

export async function readStack(shareCode: string): Promise<Stack> {
  const stack = await findStack(shareCode)
  if (!stack) throw missing()
  return stack
}

/** A copy of a shared stack. It keeps no tie to the owner, only the code that it came from. */
export async function copyStack(owner: ViewerId | null, shareCode: string): Promise<CreatedStack> {
  const origin = await readStack(shareCode)
  const copy = await createStack(owner, origin, shareCode)
  await countCopy(shareCode, owner !== null && owner === origin.userId)
  return copy
}

/** Why a write of `owner` to `id` found no row: the difference between 404, 403 and 409. */
export async function whyNot(owner: ViewerId, id: string): Promise<AppError> {
  const row = await db.techStack.findUnique({
    where: { id },
    select: { userId: true, version: true, deletedAt: true, hiddenAt: true },
  })
  if (!row || row.deletedAt) return new AppError('not_found', 'This stack does not exist.')
  if (row.userId !== owner) return new AppError('forbidden', 'Only the owner can change this stack.')
  if (row.hiddenAt) return takenDown()
  return new AppError('conflict', 'This stack was saved elsewhere in the meantime. Nothing was overwritten.', {
    details: { version: row.version },
  })
}

export async function updateStack(owner: ViewerId, id: string, next: StackUpdate): Promise<Stack> {
  const current = await db.techStack.findUnique({ where: { id } })
  if (!current || current.deletedAt || current.hiddenAt || current.userId !== owner) throw await whyNot(owner, id)
  const { sections, version, htmlContent, ...fields } = next
  const merged = { name: current.name, title: current.title, twitterHandle: current.twitterHandle, ...fields }
  // The version read above stands in the condition even when the request names none: two writes never mix.
  // What this write left, not what another has made of it a moment later: the answer's version must fit what was sent.
  const data = {
    ...fields,
    ...(htmlContent === undefined ? {} : await cleanPersona(htmlContent)),
    ...(sections ? sectionColumns(sections) : {}),
    ...foundBy(merged),
    version: { increment: 1 },
  }
  const row = await db.$transaction(async (tx) => {
    const [written] = await tx.techStack.updateManyAndReturn({
      where: { id, userId: owner, ...alive, version: version ?? current.version },
      data,
    })
    if (written && sections) await indexTools(tx, id, sections)
    return written
  })
  if (!row) {
    const reason = await whyNot(owner, id)
    // Only a version that was named can be stale. Whoever names none lays these fields over whatever is there now.
    if (version === undefined && reason.code === 'conflict') return updateStack(owner, id, next)
    throw reason
  }
  return toStack(row)
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
    where: { userId: owner, ...alive, ...(cursor ? behind(cursor) : {}) },
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
