import 'server-only'
import { AppError } from '@/lib/errors'
import { stackTitle } from '@/lib/stack/metadata'
import { readPublicStack, type PublicStack } from '@/lib/stack/public-stack'
import { compareSections, type Comparison } from './compare'

export interface ComparedStack {
  readonly code: string
  readonly title: string
  readonly handle: string
}

export interface StackComparison extends Comparison {
  readonly a: ComparedStack
  readonly b: ComparedStack
}

/** The failure of one side names it. */
async function side(code: string): Promise<PublicStack> {
  try {
    return await readPublicStack(code)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const what = error.code === 'gone' ? 'was removed by the site’s administrators' : 'does not exist'
    const shown = code.slice(0, 40)
    throw new AppError(error.code, `The stack ${shown} ${what}.`, { details: { code: shown }, headers: error.headers })
  }
}

export async function compareStacks(codeA: string, codeB: string): Promise<StackComparison> {
  const [a, b] = await Promise.all([side(codeA), side(codeB)])
  return { a: named(a), b: named(b), ...compareSections(a.sections, b.sections) }
}

const named = (stack: PublicStack): ComparedStack => ({
  code: stack.shareCode,
  title: stackTitle(stack),
  handle: stack.twitterHandle,
})
