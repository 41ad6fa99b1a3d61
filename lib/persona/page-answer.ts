import 'server-only'
import type { PersonaPageRequest } from '@/lib/engine/types'
import { engine } from '@/lib/engine'
import { NOTE_HEADER, takeNote } from './note'
import { refuseCostly } from './sanitise/limits'
import { sanitise } from './sanitise/sanitise'
import { refuseDeep } from './sanitise/tree'

/** A persona page as text/html: cleaned like a stranger's. What the engine could not do stands in a header beside it. */
export async function answerPage(request: PersonaPageRequest, signal: AbortSignal): Promise<Response> {
  // A page that could not be saved is not read for changes either.
  refuseCostly(request.html)
  refuseDeep(request.html)
  const { html, note } = takeNote(await engine.personaPage(request, signal))
  const clean = await sanitise(html)
  return new Response(clean.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(note === '' ? {} : { [NOTE_HEADER]: encodeURIComponent(note) }),
    },
  })
}
