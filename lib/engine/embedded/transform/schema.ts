import { z } from 'zod'
import { TRANSFORM_THEMES } from '../../types'
import { KINDS } from './kinds'

/**
 * A theme of transforms: for each kind of tool its replacements, each with a note, and titles of
 * sections.
 */
const Replacement = z.strictObject({
  name: z.string().min(2).max(60),
  note: z.string().min(21).max(200),
  /** Ids of the entries that it fits best: "Fig Leaf" for Figma. */
  for: z.array(z.string()).min(1).optional(),
})

export const ThemeData = z.strictObject({
  theme: z.enum(TRANSFORM_THEMES.map(({ value }) => value)),
  /** Pictures of the theme, by their names in Lucide. */
  icons: z.array(z.string()).min(20),
  /**
   * What the next model of a thing is called when a stack has more tools of one kind than the theme
   * has names: one of `models`, one of `editions`, or one of each. "Greater Zorblang" leads with
   * the model, "Winamp Deluxe" does not.
   */
  lead: z.boolean(),
  models: z.array(z.string().min(1)).min(12),
  editions: z.array(z.string().min(1)).min(12),
  /** Notes for those next models, so that no joke is told twice. */
  sequels: z.array(z.string().min(21).max(200)).min(12),
  sections: z
    .partialRecord(z.enum([...KINDS, 'any']), z.array(z.string().min(2).max(60)).min(3))
    .refine((sections) => (sections.any ?? []).filter((title) => title.includes('{title}')).length >= 6),
  tools: z.record(z.enum(KINDS), z.array(Replacement).min(6)),
})
export type ThemeData = z.output<typeof ThemeData>
export type Replacement = z.output<typeof Replacement>
