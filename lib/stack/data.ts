import 'server-only'
import type { Editor } from '@/lib/auth/editor'
import type { ViewerId } from '@/lib/auth/viewer'
import { hashOfSecret, newBearerSecret } from '@/lib/bearer-secret'
import { db } from '@/lib/db/client'
import { isUniqueViolation } from '@/lib/db/row-conflict'
import type { Prisma, TechStack } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/errors'
import { cleanPageColumns } from '@/lib/persona/stored-page'
import { editRefusal, isSecretOf } from './edit-refusal'
import { readStack } from './find-stack'
import { restorableSince } from './queries'
import { searchColumns } from './search-columns'
import { sectionColumns, toStack } from './stack-row'
import { newShareCode } from './share-code'
import { isShareCode } from './share-code-in-link'
import { whereRef } from './stack-ref'
import type { Section, Stack, StackDraft } from './schema'
import { indexTools } from './tool-index'
import { countCopy } from './count-copy'
import { requireEditable } from './update-stack'
import { recordMaker } from './views'

const notFoundError = () => new AppError('not_found', 'This stack does not exist.')

/** Inserts with a new share code; after a collision (1 in 10^17) it tries another. */
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
  /** The claim secret for a guest, sent once. */
  claimSecret: string | undefined
}

export async function createStack(owner: ViewerId | null, draft: Omit<StackDraft, 'userId'>): Promise<CreatedStack> {
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
    originCode: await originOf(draft),
  }
  const row = await insert(data, sections)
  recordMaker(row.shareCode)
  return { stack: await toStack(row), claimSecret }
}

/** The share code of the origin, if it can still be credited. */
async function originOf({ originCode }: Pick<StackDraft, 'originCode'>): Promise<string | null> {
  if (!originCode || !isShareCode(originCode)) return null
  const origin = await db.techStack.findUnique({
    where: { shareCode: originCode },
    select: { deletedAt: true, hiddenAt: true },
  })
  return origin && !origin.deletedAt && !origin.hiddenAt ? originCode : null
}

/** Copies a shared stack without its author's handle, and credits the origin. */
export async function copyStack(owner: ViewerId | null, shareCode: string): Promise<CreatedStack> {
  const origin = await readStack(shareCode)
  const copy = await createStack(owner, { ...origin, twitterHandle: '', originCode: shareCode })
  await countCopy(shareCode, owner !== null && owner === origin.userId)
  return copy
}

/** Copies the content of a board, which may differ from the stored stack. */
export async function copyBoard(owner: ViewerId | null, draft: Omit<StackDraft, 'userId'>): Promise<CreatedStack> {
  const copy = await createStack(owner, draft)
  const origin = await originOf(draft)
  if (origin) {
    const row = await db.techStack.findUnique({ where: { shareCode: origin }, select: { userId: true } })
    await countCopy(origin, owner !== null && owner === row?.userId)
  }
  return copy
}

export async function deleteStack(editor: Editor, ref: string): Promise<void> {
  const { id, userId, claimHash } = await requireEditable(editor, ref)
  const { count } = await db.techStack.updateMany({
    where: { id, userId, claimHash, deletedAt: null },
    data: { deletedAt: new Date() },
  })
  if (count === 0) throw notFoundError()
}

export async function restoreStack(editor: Editor, ref: string): Promise<Stack> {
  const row = await db.techStack.findUnique({ where: whereRef(ref) })
  if (!row || (row.deletedAt && row.deletedAt < restorableSince())) throw notFoundError()
  const refusal = editRefusal(row, editor)
  if (refusal) throw refusal
  const { id, userId, claimHash } = row
  if (row.deletedAt) await db.techStack.updateMany({ where: { id, userId, claimHash }, data: { deletedAt: null } })
  return toStack(row)
}

export async function claimStack(owner: ViewerId, ref: string, secret: string): Promise<Stack> {
  const row = await db.techStack.findUnique({ where: whereRef(ref) })
  if (!row || row.deletedAt) throw notFoundError()
  const refused = () => new AppError('forbidden', 'This stack cannot be claimed with that secret.')
  if (!row.claimHash || row.userId || !isSecretOf(row.claimHash, secret)) throw refused()
  const { count } = await db.techStack.updateMany({
    where: { id: row.id, userId: null, claimHash: row.claimHash },
    data: { userId: owner, claimHash: null },
  })
  if (count === 0) throw refused()
  return toStack({ ...row, userId: owner })
}
