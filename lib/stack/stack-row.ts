import 'server-only'
import type { Prisma, TechStack } from '@/lib/generated/prisma/client'
import { readStoredPage } from '@/lib/persona/stored-page'
import { countTools } from './content'
import type { Section, Stack } from './schema'
import { themeFrom } from './stack-theme'

/** How a stack lies in its table. */

/** What of a row is shown, and the column that it lies in. */
const COLUMNS = {
  id: 'id',
  shareCode: 'share_code',
  name: 'name',
  title: 'title',
  description: 'description',
  twitterHandle: 'twitter_handle',
  theme: 'theme',
  htmlContent: 'html_content',
  htmlMark: 'html_mark',
  sections: 'sections',
  listed: 'listed',
  userId: 'user_id',
  version: 'version',
  createdAt: 'created_at',
  seeded: 'seeded',
} as const satisfies Partial<Record<keyof TechStack, string>>

export type StackRow = Pick<TechStack, keyof typeof COLUMNS>

/** For a query in plain SQL: those columns under the names that Prisma gives them. */
export const STACK_COLUMNS = Object.entries(COLUMNS)
  .map(([name, column]) => `${column} AS "${name}"`)
  .join(', ')

/** What is read is shown: the persona page passes the sanitiser's check here, on every way out. */
export async function toStack(row: StackRow): Promise<Stack> {
  return {
    id: row.id,
    shareCode: row.shareCode,
    name: row.name,
    title: row.title,
    description: row.description,
    twitterHandle: row.twitterHandle,
    theme: themeFrom(row.theme),
    htmlContent: await readStoredPage(row),
    // Written by this module alone, from sections that the schema has read.
    sections: row.sections as unknown as Section[],
    listed: row.listed,
    userId: row.userId,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    seeded: row.seeded,
  }
}

export function sectionColumns(sections: Section[]) {
  return {
    sections: sections as unknown as Prisma.InputJsonValue,
    toolCount: countTools(sections),
  }
}
