import 'server-only'
import { cache } from 'react'
import { isOutage } from '@/lib/db/outage'
import { loadSession } from '@/lib/auth/loaders'
import { AppError } from '@/lib/errors'
import { setPageUnavailable, setPageStatus } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { compareStacks, type StackComparison } from './compare-stacks'
import { namesRevision } from './compared-ref'

type Compared = { state: 'found'; comparison: StackComparison } | { state: 'missing'; message: string }

/** Read once for the tags and the page. A missing side is a whole page with its status. */
export const loadComparison = cache(async (a: string, b: string): Promise<Compared> => {
  try {
    const owner = namesRevision(a) || namesRevision(b) ? (await loadSession())?.viewer.id : undefined
    return { state: 'found', comparison: await compareStacks(a, b, owner) }
  } catch (error) {
    if (isOutage(error)) {
      log.error({ err: error }, 'a comparison could not be read')
      setPageUnavailable()
      return { state: 'missing', message: 'These stacks cannot be read right now. Try again in a moment.' }
    }
    if (!(error instanceof AppError) || error.status >= 500) throw error
    setPageStatus(error.status)
    return { state: 'missing', message: error.message }
  }
})
