import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { CATEGORIES } from '@/lib/catalog/categories'

/**
 * A kind of person, and the tools that such a person uses. What it is called in each language is
 * data of that language.
 */
export const Persona = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/),
  title: z.string().min(2).max(60),
  summary: z.string().min(20).max(200),
  /** Combines with another persona: a blind student is a student too. */
  alongside: z.literal(true).optional(),
  /** Without names: fills up the stack of a person of whom little is known. */
  forAnybody: z.literal(true).optional(),
  sections: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(60),
        category: z.enum(CATEGORIES),
        /**
         * Entry ids, the most fitting first. The name of a model that the catalogue does not list
         * means its family.
         */
        picks: z.array(z.string().min(1).max(60)).min(3).max(8),
        why: z.string().min(5).max(120).optional(),
      }),
    )
    .min(5)
    .max(8),
})
export type Persona = z.output<typeof Persona>
export type PersonaSection = Persona['sections'][number]

const FOLDER = 'lib/engine/data/personas'

/** A test holds every file to the schema, so that no start pays for checking them. */
export function loadPersonaRecords(): Persona[] {
  const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), FOLDER)
  return readdirSync(/*turbopackIgnore: true*/ folder)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(/*turbopackIgnore: true*/ path.join(folder, name), 'utf8')) as Persona[])
}
