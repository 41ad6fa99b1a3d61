import { z } from 'zod'
import { CARD_LIMITS, CARD_STYLES, CARD_THEMES } from '@/lib/card/options'
import { PersonParam } from '@/lib/people/schema'
import { PICTURE_SIZES } from '@/lib/preview/picture-options'
import { ShareCodeParam } from '@/lib/stack/schema'
import { STACK_THEMES } from '@/lib/stack/stack-theme'
import { ToolParam } from '@/lib/tools/schema'
import type { Operation } from './operation'

/**
 * Files of a stack and of the site for other sites and programs: outside of `/api`, for everyone,
 * without a limit.
 */

const Version = z
  .int()
  .optional()
  .describe('The current version of the stack: the answer may then be cached for a day instead of five minutes.')

const ForFile = z.object({ v: Version })

const ForCard = z.object({
  theme: z.enum(CARD_THEMES).optional(),
  style: z.enum(CARD_STYLES).optional(),
  columns: z.int().min(1).max(CARD_LIMITS.columns).optional(),
  names: z.enum(['0', '1']).optional(),
  limit: z.int().min(1).max(CARD_LIMITS.tools).optional().describe('How many tools are shown at most.'),
  v: Version,
})

const ForPicture = z.object({
  size: z.enum(Object.keys(PICTURE_SIZES) as (keyof typeof PICTURE_SIZES)[]).optional(),
  theme: z.enum(STACK_THEMES).optional().describe('Without it, the theme of the stack.'),
  v: Version,
})

const file = { method: 'get', headers: ['ETag'] } as const

/** Unknown values of a query mean the default. A failure is a file of the same kind. */
export const FORMAT_OPERATIONS: readonly Operation[] = [
  {
    ...file,
    path: '/stack/[code].json',
    summary: 'A stack in the open format',
    params: ShareCodeParam,
    query: ForFile,
    answer: 'OpenStack',
  },
  {
    ...file,
    path: '/stack/[code].md',
    summary: 'A stack as Markdown',
    params: ShareCodeParam,
    query: ForFile,
    answer: ['text/markdown'],
    failure: ['text/markdown'],
  },
  {
    ...file,
    path: '/stack/[code].svg',
    summary: 'The card of a stack for a README',
    params: ShareCodeParam,
    query: ForCard,
    answer: ['image/svg+xml'],
    failure: ['image/svg+xml'],
  },
  {
    ...file,
    path: '/stack/[code].png',
    summary: 'The picture of a stack, which contains the stack for Import',
    params: ShareCodeParam,
    query: ForPicture,
    answer: ['image/png'],
    failure: ['image/png'],
  },
  {
    ...file,
    path: '/tool/[id].svg',
    summary: 'The badge of a tool: used in N stacks',
    params: ToolParam,
    answer: ['image/svg+xml'],
    failure: ['image/svg+xml'],
  },
  {
    ...file,
    path: '/schema/stack-1.json',
    summary: 'JSON Schema of the open format',
    answer: ['application/schema+json'],
  },
  { ...file, path: '/feed.xml', summary: 'Atom feed of the newest stacks', answer: ['application/atom+xml'] },
  {
    ...file,
    path: '/@[person]/feed.xml',
    summary: 'Atom feed of the newest stacks of a user whose page is shown',
    params: PersonParam,
    answer: ['application/atom+xml'],
  },
  { ...file, path: '/cli.tgz', summary: 'The npm package of the command line', answer: ['application/gzip'] },
]
