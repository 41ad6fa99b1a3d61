import 'server-only'
import { z } from 'zod'
import type { Section } from '@/lib/stack/schema'
import type { Persona, PersonaAnswer, PersonaPageRequest } from '../types'
import { askForText, askModel } from './ask'
import { plain } from './ground'

const Answer = z.object({
  title: z.string(),
  location: z.string(),
  profession: z.string(),
  hobbies: z.string(),
  dailyDrivers: z.string(),
  selfAwareMoment: z.string(),
  famousQuote: z.string(),
})
const MAX_TOOLS = 200
const MAX_LINE = 240

export async function personaWithModel(sections: Section[], signal: AbortSignal): Promise<PersonaAnswer> {
  const stack = sections.map(({ title, tools }) => ({ title, tools: tools.map((tool) => tool.text) }))
  const data = {
    stack,
    tools_in_all: Math.min(
      MAX_TOOLS,
      sections.reduce((sum, section) => sum + section.tools.length, 0),
    ),
  }
  const { title, ...lines } = await askModel({ task: 'persona', data, schema: Answer, maxOutputTokens: 800, signal })
  const persona = Object.fromEntries(
    Object.entries(lines).map(([name, line]) => [name, plain(line, MAX_LINE).replace(/[<>]/g, '')]),
  ) as unknown as Persona
  return { title: plain(title, 120).replace(/[<>]/g, ''), description: personaText(persona), persona }
}

function personaText({ location, profession, hobbies, dailyDrivers, selfAwareMoment, famousQuote }: Persona): string {
  return [
    `Location: ${location}`,
    `Profession: ${profession}`,
    `Hobbies: ${hobbies}`,
    `Daily Drivers: ${dailyDrivers}`,
    `Self-aware moment: ${selfAwareMoment}`,
    famousQuote,
  ].join('\n')
}

/** HTML as the model wrote it; whoever asks for it sanitises it. */
export function personaPageWithModel(
  { prompt, title, description, html, mode }: PersonaPageRequest,
  signal: AbortSignal,
): Promise<string> {
  const adjusts = mode === 'adjust' && html.trim() !== ''
  const data = adjusts ? { wish: prompt, page: html } : { wish: prompt, title, description }
  return askForText({ task: adjusts ? 'pageAdjust' : 'pageNew', data, maxOutputTokens: 16_000, signal })
}
