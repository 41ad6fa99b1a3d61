import { z } from 'zod'
import { STACK_LIMITS } from '@/lib/stack/limits'

const text = (max: number) =>
  z
    .string()
    .transform((value) => value.normalize('NFC').replaceAll('\u0000', '').toWellFormed())
    .pipe(z.string().max(max, `at most ${max} characters`))
const optional = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value ?? '')

export const PersonaPageBody = z.object({
  prompt: optional(2_000),
  title: optional(STACK_LIMITS.title),
  description: optional(STACK_LIMITS.description),
  html: optional(STACK_LIMITS.htmlBytes),
  mode: z
    .enum(['adjust', 'new'], 'adjust or new')
    .nullish()
    .transform((value) => value ?? 'new'),
})

/** Longer than what may be saved, so that the editor can say by how much a page is too long. */
export const PersonaCheckBody = z.object({ html: text(4 * STACK_LIMITS.htmlBytes) })
