import 'server-only'
import { NOTE_HEADER } from '@/lib/persona/note-header'
import { refuseCostly } from '@/lib/persona/sanitise/limits'
import { sanitise } from '@/lib/persona/sanitise/sanitise'
import { refuseDeep } from '@/lib/persona/sanitise/tree'
import { engine } from './index'
import type { PersonaPageRequest } from './types'

const MAX_NOTE = 500

/** A persona page as text/html: cleaned like a stranger's. What the engine could not do stands in a header beside it. */
export async function answerPage(request: PersonaPageRequest, signal: AbortSignal): Promise<Response> {
  // A page that could not be saved is not read for changes either.
  refuseCostly(request.html)
  refuseDeep(request.html)
  const { html, note } = await engine.personaPage(request, signal)
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
