import 'server-only'
import { db } from '@/lib/db/client'
import { readStoredPage } from '@/lib/persona/stored-page'
import type { Section } from '@/lib/stack/schema'
import { toSectionMap } from '@/lib/stack/section-map'

/** The maximum number of states per query: each can be a megabyte. */
const AT_A_TIME = 10

/** The stored states of a stack as the pieces of a JSON list, oldest first. */
export async function* revisionsOf(stackId: string): AsyncGenerator<string> {
  let after = 0
  for (;;) {
    const rows = await db.stackRevision.findMany({
      where: { stackId, version: { gt: after } },
      orderBy: { version: 'asc' },
      take: AT_A_TIME,
    })
    for (const row of rows) {
      const { version, savedAt, name, title, description, twitterHandle, theme } = row
      const state = { version, savedAt, name, title, description, twitterHandle, theme }
      const content = { htmlContent: await readStoredPage(row), ...toSectionMap(row.sections as unknown as Section[]) }
      yield `${after === 0 ? '' : ','}${JSON.stringify({ ...state, ...content })}`
      after = version
    }
    if (rows.length < AT_A_TIME) return
  }
}
