import { AppError } from '@/lib/errors'
import { wrapBodyStyles } from './body-styles'
import { Clock, rejectExpensivePage, rejectLargePage } from './limits'
import { PageRules } from './page-rules'
import { openPurifier, purify } from './purifier'
import { RemovedList, type Removed } from './removed'
import { parsesUnchanged, rejectDeepNesting } from './parse-checks'

export interface Sanitised {
  readonly html: string
  readonly removed: readonly Removed[]
}

const MAX_PASSES = 3

/**
 * Sanitises until a parser reads the result exactly as it was written, and finds only allowed
 * parts. So text that changes its meaning when parsed again (mutation XSS) is never stored.
 */
export async function sanitise(source: string): Promise<Sanitised> {
  rejectExpensivePage(source)
  if (source.trim() === '') return { html: '', removed: [] }
  const purifier = await openPurifier()
  const clock = new Clock()
  rejectDeepNesting(source)
  const removed = new RemovedList(source)
  let html = source
  for (let pass = 1; pass <= MAX_PASSES; pass++) {
    // Later passes remove what earlier ones created, which is not reported.
    const list = pass === 1 ? removed : new RemovedList(html)
    const rules = new PageRules(list, clock)
    html = wrapBodyStyles(purify(purifier, html, rules, list), list)
    rejectLargePage(html, 'more than 100 kB once it was made safe')
    if (parsesUnchanged(html)) return { html, removed: removed.all }
    clock.check('between passes')
  }
  throw new AppError(
    'invalid_input',
    'The persona page cannot be read the same way twice. Please make its markup simpler.',
  )
}
