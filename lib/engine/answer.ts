import 'server-only'
import { addressKey } from '@/lib/http/client-address'
import { limitProcessorTime } from '@/lib/http/processor-time'
import { visitorAddress } from '@/lib/http/request-state'
import { NOTE_HEADER } from '@/lib/persona/note-header'
import { cleanPage } from '@/lib/persona/sanitise/clean-page'
import { engine } from './index'
import type { PersonaPageRequest } from './types'

const MAX_NOTE = 500

/** Counts with the checks and previews of the same visitor. */
const clean = (html: string) => limitProcessorTime('checkTime', addressKey(visitorAddress()), () => cleanPage(html))

/**
 * A persona page as text/html, sanitised like a visitor's. A header says what the engine could not
 * do.
 */
export async function answerPage(request: PersonaPageRequest, signal: AbortSignal): Promise<Response> {
  // The given page is sanitised, too, so that the engine changes only markup that can be saved.
  const given = await clean(request.html)
  const { html, note } = await engine.personaPage({ ...request, html: given.html }, signal)
  const { html: page } = await clean(html)
  // A cut between two surrogates could not be encoded.
  const said = note.slice(0, MAX_NOTE).toWellFormed()
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(said === '' ? {} : { [NOTE_HEADER]: encodeURIComponent(said) }),
    },
  })
}
