import 'server-only'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/log'
import { pageMark } from './page-mark'

/**
 * Sanitises persona pages before they are stored. A hash beside each page marks by which rules this
 * text was sanitised: while it is current, a read costs one hash; otherwise the page is sanitised
 * again first.
 */

interface StoredPersona {
  htmlContent: string
  htmlMark: string
}

export async function cleanPageColumns(html: string): Promise<StoredPersona> {
  if (html.trim() === '') return { htmlContent: '', htmlMark: '' }
  // Loaded for the first page, because the parser is large and most requests do not need it.
  const { cleanPage } = await import('./sanitise/clean-page')
  const { html: htmlContent } = await cleanPage(html)
  return { htmlContent, htmlMark: pageMark(htmlContent) }
}

const MAX_REMEMBERED = 100
const remembered = new LRUCache<string, Promise<string>>({ max: MAX_REMEMBERED })

/** The part of a stored page that may be shown. */
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
