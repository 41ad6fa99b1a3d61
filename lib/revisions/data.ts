import 'server-only'
import type { Editor } from '@/lib/auth/editor'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import type { StackRevision } from '@/lib/generated/prisma/client'
import { cleanPageColumns, readStoredPage } from '@/lib/persona/stored-page'
import type { Section, Stack } from '@/lib/stack/schema'
import { searchColumns } from '@/lib/stack/search-columns'
import { sectionColumns } from '@/lib/stack/stack-row'
import { storeNextVersion } from '@/lib/stack/update-stack'

export async function requireRevision(stackId: string, version: number | undefined): Promise<StackRevision> {
  const revision =
    version === undefined
      ? null
      : await db.stackRevision.findUnique({ where: { stackId_version: { stackId, version } } })
  if (!revision) throw new AppError('not_found', 'This version of the stack does not exist.')
  return revision
}

/** Stores an earlier state as the next version; listed and share code are unchanged. */
export const restoreRevision = (
  editor: Editor,
  ref: string,
  version: number | undefined,
  seen: number | undefined,
): Promise<Stack> =>
  storeNextVersion(editor, ref, seen, async ({ id }) => {
    const revision = await requireRevision(id, version)
    const { name, title, description, twitterHandle, theme } = revision
    const sections = revision.sections as unknown as Section[]
    return {
      sections,
      data: {
        name,
        title,
        description,
        twitterHandle,
        theme,
        ...(await cleanPageColumns(await readStoredPage(revision))),
        ...sectionColumns(sections),
        ...searchColumns({ name, title, twitterHandle }),
      },
    }
  })
