import 'server-only'
import type { Prisma } from '@/lib/generated/prisma/client'
import { readStoredPage } from '@/lib/persona/stored-page'
import { countTools } from './content'
import type { Section, Stack } from './schema'
import type { StackRow } from './stack-columns'
import { themeFrom } from './stack-theme'

/** Checks that the persona page was sanitised, on every read. */
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
    // Only this module writes sections, after validation by the schema.
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
