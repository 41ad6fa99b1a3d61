import { paths } from '@/lib/paths'

const MAX_LENGTH = 20_000

/**
 * What another app shares with this one, in the address of the front page: its text and its link.
 */
export function sharedTextIn(search: string): string {
  const query = new URLSearchParams(search)
  const [text, url] = [query.get('text')?.trim() ?? '', query.get('url')?.trim() ?? '']
  // Many apps put the link into the text as well.
  const parts = text.includes(url) ? [text] : [text, url]
  return parts.filter(Boolean).join('\n').slice(0, MAX_LENGTH).toWellFormed()
}

/** Taken once: after a reload the field holds what was made of it. */
export function takeSharedText(): string {
  if (location.pathname !== paths.home) return ''
  const text = sharedTextIn(location.search)
  if (text !== '') history.replaceState(history.state, '', paths.home)
  return text
}
