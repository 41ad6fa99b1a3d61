import 'server-only'
import { addCacheDependencies, setPageTransient } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { similarStacks } from './similar-stacks'
import { findStackWithFacts, type StackWithFacts } from './facts'
import { findShared } from './find-shared'
import { withKnownIcons } from './known-icons'
import type { StackListRow } from './list-row'
import { remixTitles, type RemixTitle } from './remix-titles'
import { readRemixTree, type RemixTree } from './remix-tree'
import { remixesOf } from './remixes'
import type { Stack } from './schema'
import { SHOWN_REMIXES } from './shown-remixes'

export interface ShownRemixes {
  /** The newest. */
  readonly rows: readonly StackListRow[]
  /** All of them, without icons. */
  readonly titles: readonly RemixTitle[]
  readonly tree: RemixTree
}

/** The stacks that the page of a stack shows below it. */
export interface OtherStacks {
  readonly remixes: ShownRemixes | undefined
  readonly similar: readonly StackListRow[]
}

/** What the page of a shared stack shows. */
export interface SharedPage extends StackWithFacts {
  readonly others: OtherStacks
}

/** Undefined for an unknown code, which counts as a guess of this address. */
export async function readSharedPage(code: string, address: string): Promise<SharedPage | undefined> {
  const found = await findShared(code, address, findStackWithFacts)
  if (!found) return undefined
  const { stack, isInRemixTree } = found
  const [sections, remixes, similar] = await Promise.all([
    withKnownIcons(stack.sections),
    isInRemixTree ? readRemixes(stack) : undefined,
    readSimilar(stack),
  ])
  return { ...found, stack: { ...stack, sections }, others: { remixes, similar } }
}

/** After an error the page of a stack is shown without its remixes. */
async function readRemixes({ shareCode }: Stack): Promise<ShownRemixes | undefined> {
  try {
    const [rows, titles, tree] = await Promise.all([
      remixesOf(shareCode, SHOWN_REMIXES),
      remixTitles(shareCode),
      readRemixTree(shareCode),
    ])
    return { rows, titles, tree }
  } catch (error) {
    log.error({ err: error }, 'the remixes of a stack could not be read')
    setPageTransient()
    return undefined
  }
}

/**
 * Similar stacks, which the response cache gets as dependencies. After an error the page is shown
 * without them.
 */
async function readSimilar({ id }: Stack): Promise<readonly StackListRow[]> {
  try {
    const rows = await similarStacks(id)
    addCacheDependencies(rows.map((row) => row.shareCode))
    return rows
  } catch (error) {
    log.error({ err: error }, 'stacks like a shared one could not be read')
    setPageTransient()
    return []
  }
}
