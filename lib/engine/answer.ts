import 'server-only'
import { NOTE_HEADER } from '@/lib/persona/note-header'
import { sanitise } from '@/lib/persona/sanitise/sanitise'
import { engine } from './index'
import type { PersonaPageRequest } from './types'

const MAX_NOTE = 500

/** A persona page as text/html: cleaned like a stranger's. What the engine could not do stands in a header beside it. */
export async function answerPage(request: PersonaPageRequest, signal: AbortSignal): Promise<Response> {
  // What comes in is cleaned as well: what reads it for changes finds nothing in it that could not be saved.
  const given = await sanitise(request.html)
  const { html, note } = await engine.personaPage({ ...request, html: given.html }, signal)
  const clean = await sanitise(html)
  // Cut between the halves of a sign, a note could not be encoded.
  const said = note.slice(0, MAX_NOTE).toWellFormed()
  return new Response(clean.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(said === '' ? {} : { [NOTE_HEADER]: encodeURIComponent(said) }),
    },
  })
}
