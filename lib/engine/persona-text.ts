import { z } from 'zod'
import type { Label } from '@/lib/persona/persona-text'
import type { Persona } from './types'

const LINES: readonly (readonly [Label, keyof Persona])[] = [
  ['Location', 'location'],
  ['Profession', 'profession'],
  ['Hobbies', 'hobbies'],
  ['Daily Drivers', 'dailyDrivers'],
  ['Self-aware moment', 'selfAwareMoment'],
]

/** Formats a persona as the description of its stack; `parsePersonaText` parses it again. */
export const personaText = (persona: Persona): string =>
  [...LINES.map(([label, part]) => `${label}: ${persona[part]}`), persona.famousQuote].join('\n')

/** The lines of a persona, for the response schemas of the language model and of the API. */
export const PERSONA_LINES = {
  location: z.string(),
  profession: z.string(),
  hobbies: z.string(),
  dailyDrivers: z.string(),
  selfAwareMoment: z.string(),
  famousQuote: z.string(),
} satisfies Record<keyof Persona, z.ZodString>
