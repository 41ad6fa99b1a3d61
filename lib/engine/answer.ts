import 'server-only'
import { NOTE_HEADER } from '@/lib/persona/note-header'
import { sanitise } from '@/lib/persona/sanitise/sanitise'
import { engine } from './index'
import type { PersonaPageRequest } from './types'

const MAX_NOTE = 500

/** A persona page as text/html, sanitised like a visitor's. A header says what the engine could not do. */
export async function answerPage(request: PersonaPageRequest, signal: AbortSignal): Promise<Response> {
  // The given page is sanitised, too, so that the engine changes only markup that can be saved.
  const given = await sanitise(request.html)
  const { html, note } = await engine.personaPage({ ...request, html: given.html }, signal)
  const clean = await sanitise(html)
  // A cut between two surrogates could not be encoded.
  const said = note.slice(0, MAX_NOTE).toWellFormed()
  return new Response(clean.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(said === '' ? {} : { [NOTE_HEADER]: encodeURIComponent(said) }),
    },
  })
}
