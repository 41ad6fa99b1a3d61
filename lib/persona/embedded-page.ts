import type { PersonaPageRequest } from '@/lib/engine/types'
import { adjustPage } from './adjust/adjust'
import { pickDesign } from './designs/pick'
import { withNote } from './note'
import { readWords, type Friend } from './words'

/** Persona pages without a language model: designs of our own, and wishes for changes read by rules. */
export function embeddedPage(
  { prompt, title, description, html, mode }: PersonaPageRequest,
  friendsIn: (text: string) => readonly Friend[],
): string {
  if (mode === 'adjust' && html.trim() !== '') {
    const { html: adjusted, missed } = adjustPage(html, prompt)
    return withNote(adjusted, missed.join(' '))
  }
  const { design, hue } = pickDesign(prompt, `${title}\n${description}`, mode === 'new' ? html : '')
  return design.render(readWords(title, description, friendsIn), hue)
}
