import { z } from 'zod'
import { STACK_LIMITS } from '@/lib/stack/limits'
import { STACK_THEMES } from '@/lib/stack/stack-theme'
import { TOOL_STATUSES } from '@/lib/stack/limits'
import { OPEN_FORMAT_VERSION } from './version'

/**
 * The open format: a stack as one JSON document for other programs. Only what makes a document a
 * stack is required, so that other programs can write one; our own documents hold every field.
 * Unknown fields are allowed and ignored.
 */

const text = (max: number) => z.string().max(max)
/** By pattern: the format "uri" of JSON Schema refuses addresses with letters beyond ASCII. */
const HttpAddress = z.union([
  z.literal(''),
  text(STACK_LIMITS.link).regex(/^[hH][tT][tT][pP][sS]?:\/\/./, 'an address that starts with http:// or https://'),
])

const OpenTool = z.looseObject({
  id: text(STACK_LIMITS.toolId).optional().describe('Unique within the stack.'),
  name: text(STACK_LIMITS.toolText).min(1),
  entry: z
    .string()
    .nullable()
    .optional()
    .describe('Id of the catalogue entry; null for a tool that no catalogue knows.'),
  link: HttpAddress.optional(),
  icon: z.string().max(STACK_LIMITS.iconUrl).optional().describe('Icon id such as "logos:react", or an https address.'),
  color: z
    .union([
      z.literal(''),
      z.string().regex(/^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/, 'a CSS hex colour such as #1d4ed8'),
    ])
    .optional(),
  badge: text(STACK_LIMITS.label).optional().describe('A short label such as "Open source".'),
  description: text(STACK_LIMITS.toolDescription).optional(),
  status: z.enum(TOOL_STATUSES).optional().describe('A missing status means "using".'),
})

const OpenSection = z.looseObject({
  title: text(STACK_LIMITS.sectionTitle).min(1).describe('Unique within the stack.'),
  tools: z
    .array(OpenTool)
    .max(STACK_LIMITS.tools)
    .describe(`A stack has at most ${STACK_LIMITS.tools} tools in total.`),
})

export const OpenStack = z.looseObject({
  $schema: z.string().optional(),
  version: z.literal(OPEN_FORMAT_VERSION).describe('Readers decide by this number alone.'),
  code: z.string().nullable().optional().describe('Share code; null for a stack that is not saved.'),
  name: text(STACK_LIMITS.name).optional(),
  title: text(STACK_LIMITS.title).optional(),
  description: text(STACK_LIMITS.description).optional(),
  handle: z
    .string()
    .regex(/^\w*$/, 'letters, digits and underscores only')
    .max(STACK_LIMITS.handle)
    .optional()
    .describe('A social media handle without the @.'),
  theme: z.enum(STACK_THEMES).optional(),
  createdAt: z.iso.datetime().nullable().optional(),
  updatedAt: z.iso.datetime().nullable().optional(),
  basedOn: z
    .looseObject({ code: z.string(), title: z.string() })
    .nullable()
    .optional()
    .describe('The listed stack that this one is a copy of.'),
  sections: z.array(OpenSection).max(STACK_LIMITS.sections),
})

/** JSON Schema 2020-12 of the format, served at its own address. */
export const openFormatJsonSchema = (address: string) => ({
  $id: address,
  title: 'Tech stack, open format version 1',
  ...z.toJSONSchema(OpenStack, { target: 'draft-2020-12', io: 'input' }),
})
