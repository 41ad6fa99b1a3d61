import 'server-only'
import type { Editor } from '@/lib/auth/editor'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import type { Prisma, TechStack } from '@/lib/generated/prisma/client'
import { cleanPageColumns } from '@/lib/persona/stored-page'
import { editRefusal } from './edit-refusal'
import { keepRevision } from './keep-revision'
import { hiddenError } from './find-stack'
import type { Section, Stack, StackUpdate } from './schema'
import { searchColumns } from './search-columns'
import { sectionColumns, toStack } from './stack-row'
import { whereRef } from './stack-ref'
import { indexTools } from './tool-index'

interface NextState {
  readonly data: Prisma.TechStackUncheckedUpdateInput
  /** The sections, when they are replaced. */
  readonly sections: readonly Section[] | undefined
}

const stale = ({ version }: TechStack) =>
  new AppError('conflict', 'This stack was saved elsewhere in the meantime. Nothing was overwritten.', {
    details: { version },
  })

/** The stack of a request, if this editor may change it. */
export async function requireEditable(editor: Editor, ref: string): Promise<TechStack> {
  const row = await db.techStack.findUnique({ where: whereRef(ref) })
  if (!row || row.deletedAt) throw new AppError('not_found', 'This stack does not exist.')
  const refusal = editRefusal(row, editor)
  if (refusal) throw refusal
  return row
}

export async function requireShownEditable(editor: Editor, ref: string): Promise<TechStack> {
  const row = await requireEditable(editor, ref)
  if (row.hiddenAt) throw hiddenError()
  return row
}

/**
 * Stores the next version of a stack and the previous one as a revision, in one transaction. The
 * version that was read is always a condition, so that two writes never mix. Only a version in the
 * request can be stale; without one the change is applied to the version stored at that moment.
 */
export async function storeNextVersion(
  editor: Editor,
  ref: string,
  seen: number | undefined,
  next: (current: TechStack) => Promise<NextState>,
): Promise<Stack> {
  for (;;) {
    const current = await requireShownEditable(editor, ref)
    if (seen !== undefined && seen !== current.version) throw stale(current)
    const { data, sections } = await next(current)
    const row = await db.$transaction(async (tx) => {
      if (!(await keepRevision(tx, current, current.version))) return undefined
      const written = await tx.techStack.update({
        where: { id: current.id },
        data: { ...data, version: { increment: 1 } },
      })
      if (sections) await indexTools(tx, current.id, sections)
      return written
    })
    if (row) return toStack(row)
  }
}

export const updateStack = (editor: Editor, ref: string, update: StackUpdate): Promise<Stack> =>
  storeNextVersion(editor, ref, update.version, async ({ name, title, twitterHandle }) => {
    const { sections, version: _seen, htmlContent, ...fields } = update
    return {
      sections,
      data: {
        ...fields,
        ...(htmlContent === undefined ? {} : await cleanPageColumns(htmlContent)),
        ...(sections ? sectionColumns(sections) : {}),
        ...searchColumns({ name, title, twitterHandle, ...fields }),
      },
    }
  })
