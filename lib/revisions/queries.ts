import 'server-only'
import type { Editor } from '@/lib/auth/editor'
import type { ViewerId } from '@/lib/auth/viewer'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import type { StackRevision } from '@/lib/generated/prisma/client'
import type { Section } from '@/lib/stack/schema'
import { whereRef } from '@/lib/stack/stack-ref'
import { toolKey, toolTexts } from '@/lib/stack/tool-keys'
import { requireShownEditable } from '@/lib/stack/update-stack'
import { changedParts, type RevisionPart } from './changed-parts'
import { versionIn } from './schema'

export interface RevisionSummary {
  version: number
  savedAt: string
  title: string
  toolCount: number
  /** Names of tools that restoring would add, and of those that it would remove. */
  added: string[]
  removed: string[]
  /** Other changes, if requested. */
  changed?: RevisionPart[]
}

/** Limits the names per revision, and so the size of a response with fifty. */
const MAX_NAMES = 100

/** The stored earlier states of a stack, newest first. */
export async function listRevisions(editor: Editor, ref: string): Promise<RevisionSummary[]> {
  const stack = await requireShownEditable(editor, ref)
  const now = namesByKey(stack.sections)
  const rows = await db.stackRevision.findMany({
    where: { stackId: stack.id },
    orderBy: { version: 'desc' },
    select: { version: true, savedAt: true, title: true, name: true, toolCount: true, sections: true },
  })
  return rows.map((row) => summaryOf(row, now))
}

type Row = Pick<StackRevision, 'version' | 'savedAt' | 'title' | 'name' | 'toolCount' | 'sections'>

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

/** Persona pages are large, so they are compared in the database. */
const OTHER_PAGES = `SELECT revision.version FROM stack_revisions revision JOIN tech_stacks stack ON stack.id = stack_id
  WHERE stack_id = $1 AND revision.html_content <> stack.html_content`

/** The same, with other changes. */
export async function listRevisionChanges(editor: Editor, ref: string): Promise<RevisionSummary[]> {
  const stack = await requireShownEditable(editor, ref)
  const now = namesByKey(stack.sections)
  const [rows, otherPages] = await Promise.all([
    db.stackRevision.findMany({
      where: { stackId: stack.id },
      orderBy: { version: 'desc' },
      omit: { htmlContent: true, htmlMark: true },
    }),
    db.$queryRawUnsafe<{ version: number }[]>(OTHER_PAGES, stack.id),
  ])
  const otherPage = new Set(otherPages.map(({ version }) => version))
  return rows.map((row) => ({
    ...summaryOf(row, now),
    changed: changedParts(withSections(row), withSections(stack), otherPage.has(row.version)),
  }))
}

/** Written by the product alone, from sections that the schema has read. */
const withSections = <R extends { sections: unknown }>(row: R) => ({ ...row, sections: row.sections as Section[] })

/** "JS" and "JavaScript" are one tool, as in comparisons. */
const namesByKey = (sections: unknown): Map<string, string> =>
  new Map(toolTexts(sections as Section[]).map((text) => [toolKey(text), text]))

const namesOnlyIn = (some: Map<string, string>, others: Map<string, string>): string[] =>
  [...some]
    .filter(([key]) => !others.has(key))
    .slice(0, MAX_NAMES)
    .map(([, text]) => text)

/** An earlier state of a stack, or the current one by its number, for a comparison by its owner. */
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
