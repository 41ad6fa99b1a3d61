import 'server-only'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/log'
import { pageMark } from './page-mark'

/**
 * Persona pages on their way into the database and out of it. Beside each page lies a mark that
 * says by which rules exactly this text was cleaned: while it fits, a reader costs one hash; else
 * the page is cleaned again first.
 */

interface StoredPersona {
  htmlContent: string
  htmlMark: string
}

export async function cleanPageColumns(html: string): Promise<StoredPersona> {
  if (html.trim() === '') return { htmlContent: '', htmlMark: '' }
  // Loaded at the first page: the parser behind it is heavy, and most requests never need it.
  const { cleanPage } = await import('./sanitise/clean-page')
  const { html: htmlContent } = await cleanPage(html)
  return { htmlContent, htmlMark: pageMark(htmlContent) }
}

const MAX_REMEMBERED = 100
const remembered = new LRUCache<string, Promise<string>>({ max: MAX_REMEMBERED })

/** What may be shown of a stored page. */
export async function readStoredPage({ htmlContent, htmlMark }: StoredPersona): Promise<string> {
  const mark = pageMark(htmlContent)
  if (mark === htmlMark) return htmlContent
  const known = remembered.get(mark) ?? cleanedAgain(htmlContent)
  remembered.set(mark, known)
  return known
}

async function cleanedAgain(html: string): Promise<string> {
  try {
    return (await cleanPageColumns(html)).htmlContent
  } catch (error) {
    log.warn({ err: error }, 'a stored persona page does not pass the rules and is not shown')
    return ''
  }
}
