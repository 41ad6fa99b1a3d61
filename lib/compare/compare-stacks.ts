import 'server-only'
import type { ViewerId } from '@/lib/auth/viewer'
import { AppError } from '@/lib/errors'
import { PRIVATE_CACHING } from '@/lib/http/public-answer'
import { readOwnRevision } from '@/lib/revisions/queries'
import { stackTitle } from '@/lib/stack/metadata'
import { readPublicStack, type PublicStack } from '@/lib/stack/public-stack'
import { compareSections, statusChanges, type Comparison, type StatusChange } from './compare'
import { comparedRef, namesRevision } from './compared-ref'

export interface ComparedStack {
  readonly code: string
  readonly title: string
  readonly handle: string
  /** The version number, for an earlier state of the stack. */
  readonly version?: number
}

export interface StackComparison extends Comparison {
  readonly a: ComparedStack
  readonly b: ComparedStack
}

type Side = Pick<PublicStack, 'shareCode' | 'name' | 'title' | 'twitterHandle' | 'sections'> & {
  /** The version of the current stack. */
  version?: number
  /** The version number of an earlier state. */
  revision?: number
}

/** A failure names the side that caused it. */
async function side(text: string, viewer: ViewerId | undefined, isPrivate: boolean): Promise<Side> {
  const { code, version } = comparedRef(text)
  try {
    return version === undefined ? await readPublicStack(code) : await readOwnRevision(viewer, code, version)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const what = error.code === 'gone' ? 'was removed by the site’s administrators' : 'does not exist'
    const shown = text.slice(0, 40)
    throw new AppError(error.code, `The stack ${shown} ${what}.`, {
      details: { code: shown },
      headers: isPrivate ? PRIVATE_CACHING : error.headers,
    })
  }
}

/** The comparison, with data that only its page and picture need. */
export interface ComparedPage {
  readonly comparison: StackComparison
  /** Changes with each of the stacks, for the address of their picture. */
  readonly version: string
  /** Tools in both stacks with different status. */
  readonly statuses: ReadonlyMap<string, StatusChange>
}

export async function compareForPage(textA: string, textB: string, viewer?: ViewerId): Promise<ComparedPage> {
  const isPrivate = namesRevision(textA) || namesRevision(textB)
  const [a, b] = await Promise.all([side(textA, viewer, isPrivate), side(textB, viewer, isPrivate)])
  return {
    comparison: { a: named(a), b: named(b), ...compareSections(a.sections, b.sections) },
    version: comparedVersion(a, b),
    statuses: statusChanges(a.sections, b.sections),
  }
}

/** Earlier states (`{code}@{version}`) are found by the owner of their stack only. */
export const compareStacks = async (textA: string, textB: string, viewer?: ViewerId): Promise<StackComparison> =>
  (await compareForPage(textA, textB, viewer)).comparison

/** The same for both orders of the stacks. */
const comparedVersion = (...sides: Side[]): string =>
  sides
    .toSorted((a, b) => (a.shareCode < b.shareCode ? -1 : 1))
    .map(({ version, revision }) => version ?? revision)
    .join('-')

const named = (stack: Side): ComparedStack => ({
  code: stack.shareCode,
  title: stackTitle(stack),
  handle: stack.twitterHandle,
  ...(stack.revision === undefined ? {} : { version: stack.revision }),
})
