import 'server-only'
import type { Editor } from '@/lib/auth/editor'
import type { ViewerId } from '@/lib/auth/viewer'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import type { Section } from '@/lib/stack/schema'
import { whereRef } from '@/lib/stack/stack-ref'
import { toolKey, toolTexts } from '@/lib/stack/tool-keys'
import { requireShownEditable } from '@/lib/stack/update-stack'
import { versionIn } from './schema'

export interface RevisionSummary {
  version: number
  savedAt: string
  title: string
  toolCount: number
  /** The tools that restoring it would add to the stack as it is now, and those that it would remove. */
  added: string[]
  removed: string[]
}

/** Limits the names of a revision, which bounds the answer about fifty large ones. */
const MAX_NAMES = 100

interface Row {
  version: number
  savedAt: Date
  title: string
  name: string
  toolCount: number
  /** Written by the product alone, from sections that the schema has read. */
  sections: unknown
}

/** The kept states of a stack, newest first. */
export async function listRevisions(editor: Editor, ref: string): Promise<RevisionSummary[]> {
  const { id, sections } = await requireShownEditable(editor, ref)
  const now = namesByKey(sections)
  const rows = await db.stackRevision.findMany({
    where: { stackId: id },
    orderBy: { version: 'desc' },
    select: { version: true, savedAt: true, title: true, name: true, toolCount: true, sections: true },
  })
  return rows.map((row) => summaryOf(row, now))
}

function summaryOf({ version, savedAt, title, name, toolCount, sections }: Row, now: Map<string, string>) {
  const then = namesByKey(sections)
  return {
    version,
    savedAt: savedAt.toISOString(),
    title: title || name,
    toolCount,
    added: namesOnlyIn(then, now),
    removed: namesOnlyIn(now, then),
  }
}

/** "JS" and "JavaScript" are one tool, as in comparisons. */
const namesByKey = (sections: unknown): Map<string, string> =>
  new Map(toolTexts(sections as Section[]).map((text) => [toolKey(text), text]))

const namesOnlyIn = (some: Map<string, string>, others: Map<string, string>): string[] =>
  [...some]
    .filter(([key]) => !others.has(key))
    .slice(0, MAX_NAMES)
    .map(([, text]) => text)

/** An earlier state of a stack, or the present one by its number, for a comparison by the stack's owner. */
export async function readOwnRevision(viewer: ViewerId | undefined, code: string, asked: string) {
  const unknown = () => new AppError('not_found', 'This version of the stack does not exist.')
  const version = versionIn(asked)
  if (viewer === undefined || version === undefined) throw unknown()
  const stack = await db.techStack.findUnique({ where: whereRef(code) })
  if (!stack || stack.userId !== viewer || stack.deletedAt || stack.hiddenAt) throw unknown()
  const { id: stackId, shareCode } = stack
  const state =
    stack.version === version
      ? stack
      : await db.stackRevision.findUnique({ where: { stackId_version: { stackId, version } } })
  if (!state) throw unknown()
  const { name, title, twitterHandle } = state
  return { shareCode, name, title, twitterHandle, sections: state.sections as unknown as Section[], revision: version }
}
