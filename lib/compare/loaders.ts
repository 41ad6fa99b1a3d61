import 'server-only'
import { cache } from 'react'
import { isOutage } from '@/lib/db/outage'
import { loadSession } from '@/lib/auth/loaders'
import type { ViewerId } from '@/lib/auth/viewer'
import { AppError } from '@/lib/errors'
import { setPageUnavailable, setPageStatus } from '@/lib/http/request-state'
import { loadKeyOwner } from '@/lib/keys/loaders'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'
import { compareForPage, type ComparedPage } from './compare-stacks'
import { namesRevision } from './compared-ref'

type Compared = ({ state: 'found' } & ComparedPage) | { state: 'missing'; message: string }

/** The owner of the request's API key, or of its session. */
async function loadOwner(a: string, b: string): Promise<ViewerId | undefined> {
  const viewer = (await loadKeyOwner(paths.compare(a, b))) ?? (await loadSession())?.viewer
  return viewer?.id
}

/**
 * Cached for the tags and the page of one request. A missing side is a whole page with its status.
 */
export const loadComparison = cache(async (a: string, b: string): Promise<Compared> => {
  try {
    const owner = namesRevision(a) || namesRevision(b) ? await loadOwner(a, b) : undefined
    return { state: 'found', ...(await compareForPage(a, b, owner)) }
  } catch (error) {
    if (isOutage(error)) {
      log.error({ err: error }, 'a comparison could not be read')
      setPageUnavailable()
      return { state: 'missing', message: 'These stacks cannot be read right now. Try again in a moment.' }
    }
    if (!(error instanceof AppError) || error.status >= 500) throw error
    setPageStatus(error.status, error.headers)
    return { state: 'missing', message: error.message }
  }
})
