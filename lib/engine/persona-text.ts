import type { Label } from '@/lib/persona/persona-text'
import type { Persona } from './types'

const LINES: readonly (readonly [Label, keyof Persona])[] = [
  ['Location', 'location'],
  ['Profession', 'profession'],
  ['Hobbies', 'hobbies'],
  ['Daily Drivers', 'dailyDrivers'],
  ['Self-aware moment', 'selfAwareMoment'],
]

/** A persona as the description of its stack, in the form that `readWords` of the persona page reads again. */
export const personaText = (persona: Persona): string =>
  [...LINES.map(([label, part]) => `${label}: ${persona[part]}`), persona.famousQuote].join('\n')
