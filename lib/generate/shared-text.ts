import { paths } from '@/lib/paths'

const MAX_LENGTH = 20_000

/**
 * The text and the link that another app has shared, in the address of the start page (Web Share
 * Target).
 */
export function sharedTextIn(search: string): string {
  const query = new URLSearchParams(search)
  const [text, url] = [query.get('text')?.trim() ?? '', query.get('url')?.trim() ?? '']
  // Many apps put the link into the text as well.
  const parts = text.includes(url) ? [text] : [text, url]
  return parts.filter(Boolean).join('\n').slice(0, MAX_LENGTH).toWellFormed()
}

/** Reads the shared text once: after a reload the prompt field has it. */
export function takeSharedText(): string {
  if (location.pathname !== paths.home) return ''
  const text = sharedTextIn(location.search)
  if (text !== '') history.replaceState(history.state, '', paths.home)
  return text
}
