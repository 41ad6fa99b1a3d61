import { z } from 'zod'
import { ICON_NAME } from '@/lib/icon-name'

/**
 * The name of an icon: of a set (`logos:react`) or of a stored file. It cannot contain a path or an
 * address.
 */
export const IconRef = z.object({
  icon_id: z
    .string()
    .regex(ICON_NAME, 'the name of an icon: letters, digits and : . _ - only')
    .refine((value) => !value.includes('..'), 'the name of an icon'),
})

/**
 * The background of the icon; by default that of the page that shows it. Unknown values mean the
 * default.
 */
export const IconGround = z.object({ ground: z.enum(['auto', 'light', 'dark']).default('auto').catch('auto') })

const MAX_QUERY = 100
const MAX_PAGE = 1000

/** A search for icons by the name of a product or maker. */
export const IconQuery = z.object({
  query: z.string().trim().max(MAX_QUERY, `at most ${MAX_QUERY} characters`).default(''),
  page: z.coerce.number('a number from 1').int('a whole number').min(1, 'a number from 1').max(MAX_PAGE).default(1),
})
export type IconQuery = z.output<typeof IconQuery>

const MAX_PAIRS = 50
const MAX_TEXT = 200

/** `text||id` pairs joined by commas; the client replaces a comma or `||` in a text by a space. */
export const IconPairs = z.object({
  pairs: z
    .string({ error: 'text||id pairs, joined by commas' })
    .describe(`text||id pairs, joined by commas; at most ${MAX_PAIRS}, with texts of at most ${MAX_TEXT} characters`)
    .transform((value) =>
      value
        .split(',')
        .map((pair) => pair.split('||')[0]?.trim() ?? '')
        .filter((text) => text !== ''),
    )
    .pipe(z.array(z.string().max(MAX_TEXT)).max(MAX_PAIRS, `at most ${MAX_PAIRS} pairs a request`)),
})
