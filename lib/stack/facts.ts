import 'server-only'
import { site } from '@/lib/site'
import { shownStack } from './find-stack'
import type { Stack } from './schema'
import { readSharedRow, type SharedRow } from './shared-row'

/**
 * Facts that the page of a shared stack shows besides its content. Cached with the page, by
 * version.
 */
export interface StackFacts {
  readonly shareCode: string
  readonly views: number
  readonly copies: number
  readonly updatedAt: string
  /** Whether search engines may show it. */
  readonly isIndexable: boolean
  /** The user name of the owner, when their page is switched on. */
  readonly by: string | undefined
  /** The origin of a copy; without a code if it was removed. */
  readonly basedOn: { readonly title: string; readonly shareCode?: string } | undefined
  /** The name of this site, for its examples. */
  readonly exampleBy?: string
}

/** A stack with the facts of its page. */
export interface StackWithFacts {
  readonly stack: Stack
  readonly facts: StackFacts
  /** Whether it is a copy or has copies. */
  readonly isInRemixTree: boolean
}

export async function findStackWithFacts(shareCode: string): Promise<StackWithFacts | null> {
  const row = await readSharedRow(shareCode)
  const stack = await shownStack(row)
  if (!row || !stack) return null
  return { stack, facts: factsOf(row), isInRemixTree: row.isInRemixTree }
}

const factsOf = (row: SharedRow): StackFacts => ({
  shareCode: row.shareCode,
  views: row.views,
  copies: row.copies,
  updatedAt: new Date(row.updatedAt).toISOString(),
  isIndexable: row.isIndexable,
  by: row.by ?? undefined,
  basedOn: basedOn(row),
  ...(row.seeded ? { exampleBy: site.name } : {}),
})

/**
 * An origin that was taken down counts as deleted. The code of an unlisted one is not published by
 * its copies.
 */
function basedOn({ originCode, originTitle, originListed }: SharedRow): StackFacts['basedOn'] {
  if (originCode === null) return undefined
  if (originTitle === null) return { title: 'a stack that was deleted' }
  return originListed ? { title: originTitle, shareCode: originCode } : undefined
}
