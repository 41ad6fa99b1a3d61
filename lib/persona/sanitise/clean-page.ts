import { requestState } from '@/lib/http/request-state'
import { processSingleton } from '@/lib/process-singleton'
import { answerOf, type ThreadReply } from '@/lib/thread-reply'
import { rejectExpensivePage } from './limits'
import { sanitise, type Sanitised } from './sanitise'

export interface PageToClean {
  readonly source: string
  /** The origin of the request, whose addresses are ours. */
  readonly origin: string | undefined
}

type CleanInThread = (page: PageToClean) => Promise<ThreadReply<Sanitised>>

const held = processSingleton<{ clean?: CleanInThread | undefined }>('page-cleaner', () => ({}))

export function setPageCleaner(clean: CleanInThread | undefined): void {
  held.clean = clean
}

/**
 * Sanitises a page in the server's worker thread: a page of a few kilobytes can take half a second.
 */
export async function cleanPage(source: string): Promise<Sanitised> {
  rejectExpensivePage(source)
  if (source.trim() === '') return { html: '', removed: [] }
  if (!held.clean) return sanitise(source)
  return answerOf(await held.clean({ source, origin: requestState.getStore()?.origin }))
}
