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

/**
 * A persona as the description of its stack, in the form that `readWords` of the persona page reads
 * again.
 */
export const personaText = (persona: Persona): string =>
  [...LINES.map(([label, part]) => `${label}: ${persona[part]}`), persona.famousQuote].join('\n')

/** The lines of a persona, for the schema of a language model's answer and of the API's. */
export const PERSONA_LINES = {
  location: z.string(),
  profession: z.string(),
  hobbies: z.string(),
  dailyDrivers: z.string(),
  selfAwareMoment: z.string(),
  famousQuote: z.string(),
} satisfies Record<keyof Persona, z.ZodString>
