import { z } from 'zod'
import { STACK_LIMITS } from '@/lib/stack/limits'
import { optionalText, text } from '@/lib/text-fields'

export const PersonaPageBody = z.object({
  prompt: text(2_000),
  title: text(STACK_LIMITS.title),
  description: text(STACK_LIMITS.description),
  html: optionalText(STACK_LIMITS.htmlBytes),
  mode: z
    .enum(['adjust', 'new'], 'adjust or new')
    .nullish()
    .transform((value) => value ?? 'new'),
})

/** Longer than what may be saved, so that the editor can say by how much a page is too long. */
export const PersonaCheckBody = z.object({ html: text(4 * STACK_LIMITS.htmlBytes) })
