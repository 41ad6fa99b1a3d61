import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import type { ViewerId } from '@/lib/auth/viewer'
import { hashOfSecret, newBearerSecret } from '@/lib/bearer-secret'
import { db } from '@/lib/db/client'
import { isUniqueViolation } from '@/lib/db/row-conflict'
import type { Prisma, TechStack } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/errors'
import { cleanPageColumns } from '@/lib/persona/stored-page'
import { hiddenError, readStack } from './queries'
import { searchColumns } from './search-columns'
import { sectionColumns, toStack } from './stack-row'
import { newShareCode } from './share-code'
import type { Section, Stack, StackDraft, StackUpdate } from './schema'
import { indexTools } from './tool-index'
import { countCopy } from './count-copy'
import { recordMaker } from './views'

const visible = { deletedAt: null, hiddenAt: null } as const
/** How long an owner can restore a deleted stack. */
const RESTORE_DAYS = 30

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
    ...(await cleanPageColumns(draft.htmlContent)),
    ...sectionColumns(sections),
    ...searchColumns(draft),
    userId: owner,
    claimHash: claimSecret ? hashOfSecret(claimSecret) : null,
    originCode,
  }
  const row = await insert(data, sections)
  recordMaker(row.shareCode)
  return { stack: await toStack(row), claimSecret }
}

/** A copy of a shared stack: without the handle of its author, and with the code that it came from. */
export async function copyStack(owner: ViewerId | null, shareCode: string): Promise<CreatedStack> {
  const origin = await readStack(shareCode)
  const copy = await createStack(owner, { ...origin, twitterHandle: '' }, shareCode)
  await countCopy(shareCode, owner !== null && owner === origin.userId)
  return copy
}

/** Why a write of `owner` to `id` found no row: the difference between 404, 403 and 409. */
async function writeError(owner: ViewerId, id: string): Promise<AppError> {
  const row = await db.techStack.findUnique({
    where: { id },
    select: { userId: true, version: true, deletedAt: true, hiddenAt: true },
  })
  if (!row || row.deletedAt) return new AppError('not_found', 'This stack does not exist.')
  if (row.userId !== owner) return new AppError('forbidden', 'Only the owner can change this stack.')
  if (row.hiddenAt) return hiddenError()
  return new AppError('conflict', 'This stack was saved elsewhere in the meantime. Nothing was overwritten.', {
    details: { version: row.version },
  })
}

export async function updateStack(owner: ViewerId, id: string, next: StackUpdate): Promise<Stack> {
  const current = await db.techStack.findUnique({ where: { id } })
  if (!current || current.deletedAt || current.hiddenAt || current.userId !== owner) throw await writeError(owner, id)
  const { sections, version, htmlContent, ...fields } = next
  const merged = { name: current.name, title: current.title, twitterHandle: current.twitterHandle, ...fields }
  // The version read above stands in the condition even when the request names none: two writes never mix.
  // What this write left, not what another has made of it a moment later: the answer's version must fit what was sent.
  const data = {
    ...fields,
    ...(htmlContent === undefined ? {} : await cleanPageColumns(htmlContent)),
    ...(sections ? sectionColumns(sections) : {}),
    ...searchColumns(merged),
    version: { increment: 1 },
  }
  const row = await db.$transaction(async (tx) => {
    const [written] = await tx.techStack.updateManyAndReturn({
      where: { id, userId: owner, ...visible, version: version ?? current.version },
      data,
    })
    if (written && sections) await indexTools(tx, id, sections)
    return written
  })
  if (!row) {
    const reason = await writeError(owner, id)
    // Only a version that was named can be stale. Whoever names none lays these fields over whatever is there now.
    if (version === undefined && reason.code === 'conflict') return updateStack(owner, id, next)
    throw reason
  }
  return toStack(row)
}

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
