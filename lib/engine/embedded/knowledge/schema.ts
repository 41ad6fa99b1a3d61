import { z } from 'zod'
import { CATEGORIES } from '@/lib/catalog/categories'

/** Somebody who works or lives in a certain way, and what such a person uses. */
export const Archetype = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/),
  who: z.string().min(2).max(60),
  summary: z.string().min(20).max(200),
  /** What such a person would call themselves or ask for. */
  words: z.array(z.string().min(2).max(40)).min(5).max(40),
  title: z.string().min(3).max(60),
  /** Whatever else somebody does, this is theirs too: a blind student is a student. */
  alongside: z.literal(true).optional(),
  /** Nobody is called so: what is kept by people of whom the engine knows little. */
  forAnybody: z.literal(true).optional(),
  sections: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(60),
        category: z.enum(CATEGORIES),
        /** Entry ids, the most fitting first; the name of a model that the catalogue does not list stands for its family. */
        picks: z.array(z.string().min(1).max(60)).min(3).max(8),
        why: z.string().min(5).max(120).optional(),
      }),
    )
    .min(5)
    .max(8),
})
export type Archetype = z.output<typeof Archetype>
