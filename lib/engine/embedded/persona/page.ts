import { adjustPage } from '@/lib/persona/adjust/adjust-page'
import { pickDesign } from '@/lib/persona/designs/pick-design'
import { parsePersonaText } from '@/lib/persona/persona-text'
import type { PersonaPage, PersonaPageRequest } from '../../types'
import { friendsIn } from './friends'

/** Persona pages without a language model: built-in designs, adjusted by rules. */
export function personaPage({ prompt, title, description, html, mode }: PersonaPageRequest): PersonaPage {
  if (mode === 'adjust' && html.trim() !== '') {
    const { html: adjusted, missed } = adjustPage(html, prompt)
    return { html: adjusted, note: missed.join(' ') }
  }
  const { design, hue } = pickDesign(prompt, `${title}\n${description}`, mode === 'new' ? html : '')
  return { html: design.render(parsePersonaText(title, description, friendsIn), hue), note: '' }
}
