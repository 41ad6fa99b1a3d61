import 'server-only'
import { z } from 'zod'
import type { Section } from '@/lib/stack/schema'
import { PERSONA_LINES, personaText } from '../persona-text'
import type { Persona, PersonaAnswer } from '../types'
import { askModel } from './ask'
import { plain } from './grounding'

const Answer = z.object({ title: z.string(), ...PERSONA_LINES })
const MAX_TOOLS = 200
const MAX_LINE = 240
const MAX_TITLE = 120

const line = (text: string, max: number) => plain(text, max).replace(/[<>]/g, '')

export async function personaWithModel(sections: Section[], signal: AbortSignal): Promise<PersonaAnswer> {
  const data = { stack: withinBudget(sections) }
  const { title, ...lines } = await askModel({ task: 'persona', data, schema: Answer, maxOutputTokens: 800, signal })
  const persona: Persona = {
    location: line(lines.location, MAX_LINE),
    profession: line(lines.profession, MAX_LINE),
    hobbies: line(lines.hobbies, MAX_LINE),
    dailyDrivers: line(lines.dailyDrivers, MAX_LINE),
    selfAwareMoment: line(lines.selfAwareMoment, MAX_LINE),
    famousQuote: line(lines.famousQuote, MAX_LINE),
  }
  return { title: line(title, MAX_TITLE), description: personaText(persona), persona }
}

/** The titles of all sections, with as many of their tools as fit the limit. */
function withinBudget(sections: readonly Section[]): { title: string; tools: string[] }[] {
  const each = Math.max(1, Math.floor(MAX_TOOLS / Math.max(1, sections.length)))
  return sections.map(({ title, tools }) => ({ title, tools: tools.slice(0, each).map(({ text }) => text) }))
}
