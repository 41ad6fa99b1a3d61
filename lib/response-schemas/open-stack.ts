import { z } from 'zod'
import type { StackComparison } from '@/lib/compare/compare-stacks'
import type { OpenStackDocument, OpenTool as WrittenTool } from '@/lib/open-format/to-open-format'
import { OPEN_FORMAT_VERSION } from '@/lib/open-format/version'
import { TOOL_STATUSES } from '@/lib/stack/limits'
import { STACK_THEMES } from '@/lib/stack/stack-theme'

/** Response schemas of the API: a stack in the open format, and a comparison of two. */

const OpenTool = z.strictObject({
  id: z.string(),
  name: z.string(),
  entry: z.string().nullable(),
  link: z.string(),
  icon: z.string(),
  color: z.string(),
  badge: z.string(),
  description: z.string(),
  status: z.enum(TOOL_STATUSES),
}) satisfies z.ZodType<WrittenTool>

/** With every field that the product writes; most are optional for readers of the format. */
export const OpenStack = z.strictObject({
  $schema: z.string(),
  version: z.literal(OPEN_FORMAT_VERSION),
  code: z.string().nullable().describe('Share code; null for a stack that is not saved.'),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  handle: z.string(),
  theme: z.enum(STACK_THEMES),
  createdAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime().nullable(),
  basedOn: z.strictObject({ code: z.string(), title: z.string() }).nullable(),
  sections: z.array(z.strictObject({ title: z.string(), tools: z.array(OpenTool) })),
}) satisfies z.ZodType<OpenStackDocument>

const ComparedStack = z.strictObject({
  code: z.string(),
  title: z.string(),
  handle: z.string(),
  version: z.int().exactOptional().describe('Of an earlier state.'),
})
export const Comparison = z.strictObject({
  a: ComparedStack,
  b: ComparedStack,
  shared: z.array(OpenTool),
  onlyA: z.array(OpenTool),
  onlyB: z.array(OpenTool),
  pairs: z.array(z.strictObject({ a: OpenTool, b: OpenTool, category: z.string() })),
}) satisfies z.ZodType<StackComparison>
