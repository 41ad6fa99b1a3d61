import type { PersonaPage, PersonaPageRequest } from '@/lib/engine/types'
import { fetchResponse } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { NOTE_HEADER } from '@/lib/persona/note-header'
import type { Content } from '@/lib/stack/content'
import { requestPersona } from './persona'

interface PageRequest {
  content: Content
  mode: PersonaPageRequest['mode']
  wish: string
  signal: AbortSignal
}

/** Requests the persona words first if there are none, because the page is made from them. */
async function textOf(content: Content, signal: AbortSignal): Promise<{ title: string; description: string }> {
  const { title, name, description, sections } = content
  if (description !== '') return { title: title || name, description }
  const words = await requestPersona(sections, signal)
  return { title: title || name || (words?.title ?? ''), description: words?.description ?? '' }
}

export async function requestPersonaPage({ content, mode, wish, signal }: PageRequest): Promise<PersonaPage> {
  const words =
    mode === 'adjust' ? { title: content.title, description: content.description } : await textOf(content, signal)
  const response = await fetchResponse(paths.api.personaStyle, {
    method: 'POST',
    body: { prompt: wish, ...words, html: content.htmlContent, mode },
    signal,
    fallback: 'Your page is as it was. Please try again.',
    offline: 'The server could not be reached. Your page is as it was.',
  })
  const note = response.headers.get(NOTE_HEADER)
  return { html: await response.text(), note: note === null ? '' : decodeURIComponent(note) }
}
