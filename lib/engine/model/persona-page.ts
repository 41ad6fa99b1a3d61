import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { cleanPage } from '@/lib/persona/sanitise/clean-page'
import { appendMissingText } from '@/lib/persona/append-missing-text'
import type { PersonaPage, PersonaPageRequest } from '../types'
import { applyChanges } from './apply-changes'
import { askForText, askModel } from './ask'
import { MalformedAnswer } from './failure'
import { plain } from './grounding'

const Changes = z.object({
  edits: z.array(z.object({ find: z.string(), replace: z.string() })),
  css: z.string(),
  missed: z.string(),
})
const MAX_NOTE = 300

export function personaPageWithModel(request: PersonaPageRequest, signal: AbortSignal): Promise<PersonaPage> {
  return request.mode === 'adjust' && request.html.trim() !== ''
    ? adjustWithModel(request, signal)
    : newPageWithModel(request, signal)
}

/** Persona words that the model left out are appended, so that no word of the visitor is lost. */
function newPageWithModel(
  { prompt, title, description }: PersonaPageRequest,
  signal: AbortSignal,
): Promise<PersonaPage> {
  const data = { wish: prompt, title, description }
  return askForText({ task: 'pageNew', data, maxOutputTokens: 16_000, signal }, async (answer) => ({
    html: appendMissingText(await cleanAnswer(answer), title, description),
    note: '',
  }))
}

/** Throws if nothing of the sanitised answer can be shown. */
async function cleanAnswer(answer: string): Promise<string> {
  try {
    const { html } = await cleanPage(answer)
    if (!/<\w/.test(html)) throw new MalformedAnswer('it is no HTML')
    return html
  } catch (error) {
    if (error instanceof AppError) throw new MalformedAnswer(error.message, { cause: error })
    throw error
  }
}

/**
 * The model names changes instead of writing the page again, so that everything else keeps its
 * bytes.
 */
async function adjustWithModel({ prompt, html }: PersonaPageRequest, signal: AbortSignal): Promise<PersonaPage> {
  const data = { wish: prompt, page: html }
  const changes = await askModel({ task: 'pageAdjust', data, schema: Changes, maxOutputTokens: 6_000, signal })
  const { html: adjusted, missed } = applyChanges(html, changes)
  return { html: adjusted, note: [plain(changes.missed, MAX_NOTE), ...missed].filter(Boolean).join(' ') }
}
