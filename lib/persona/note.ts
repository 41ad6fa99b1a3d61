/**
 * What an engine could not do stands as a comment before its page: the page is all that an engine answers with, and the
 * sanitiser would drop the comment anyway. To the browser it goes in a header, percent-encoded.
 */
export const NOTE_HEADER = 'x-persona-note'
const NOTE = /^<!--note:([^]*?)-->/
const MAX_NOTE = 500

export function withNote(html: string, note: string): string {
  return note === '' ? html : `<!--note:${note.slice(0, MAX_NOTE).replaceAll('--', '—').replaceAll('>', '›')}-->${html}`
}

export function takeNote(html: string): { html: string; note: string } {
  const note = NOTE.exec(html)
  return note ? { html: html.slice(note[0].length), note: (note[1] ?? '').slice(0, MAX_NOTE) } : { html, note: '' }
}
