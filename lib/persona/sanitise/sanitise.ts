import 'server-only'
import { AppError } from '@/lib/errors'
import { withBodyLooks } from './body-looks'
import { Clock, refuseCostly, refuseLarge } from './limits'
import { PageRules } from './page-rules'
import { openPurifier, purify } from './purifier'
import { RemovedList, type Removed } from './removed'
import { readsAsWritten, refuseDeep } from './tree'

interface Sanitised {
  readonly html: string
  readonly removed: readonly Removed[]
}

const MAX_PASSES = 3

/**
 * Cleans until a parser alone reads the result exactly as it was written, and finds nothing in it that is not on the
 * list: what a second reading would turn into something else never gets out.
 */
export async function sanitise(source: string): Promise<Sanitised> {
  refuseCostly(source)
  if (source.trim() === '') return { html: '', removed: [] }
  const purifier = await openPurifier()
  const clock = new Clock()
  refuseDeep(source)
  const removed = new RemovedList(source)
  let html = source
  for (let pass = 1; pass <= MAX_PASSES; pass++) {
    // What later passes take out is what earlier ones made.
    const list = pass === 1 ? removed : new RemovedList(html)
    const rules = new PageRules(list, clock)
    html = withBodyLooks(purify(purifier, html, rules, list), list)
    refuseLarge(html, 'more than 100 kB once it was made safe')
    if (readsAsWritten(html)) return { html, removed: removed.all }
    clock.check('between passes')
  }
  throw new AppError(
    'invalid_input',
    'The persona page cannot be read the same way twice. Please make its markup simpler.',
  )
}
