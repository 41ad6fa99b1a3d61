import { z } from 'zod'
import { REVISION_PARTS } from '@/lib/revisions/changed-parts'
import type { RevisionSummary } from '@/lib/revisions/queries'
import type { SearchRow } from '@/lib/search/queries'
import type { CopyAnswer } from '@/lib/stack/answer'
import { TOOL_STATUSES } from '@/lib/stack/limits'
import type { PopularStack } from '@/lib/stack/popular'
import type { StackSummary } from '@/lib/stack/queries'
import type { Tool as StackTool } from '@/lib/stack/schema'
import type { StackAnswer } from '@/lib/stack/section-map'
import { STACK_THEMES } from '@/lib/stack/stack-theme'

/**
 * Response schemas of the API: stacks. Their types are compared with those of the code that
 * answers.
 */

const Time = z.iso.datetime()
const Theme = z.enum(STACK_THEMES)

export const Tool = z.strictObject({
  id: z.string(),
  text: z.string(),
  description: z.string(),
  link: z.string(),
  label: z.string(),
  icon_id: z.string(),
  color: z.string(),
  status: z.enum(TOOL_STATUSES).optional(),
}) satisfies z.ZodType<StackTool>

export const sectionFields = { sections: z.record(z.string(), z.array(Tool)), sectionOrder: z.array(z.string()) }

export const Stack = z.strictObject({
  id: z.string(),
  shareCode: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  twitterHandle: z.string(),
  theme: Theme,
  htmlContent: z.string().describe('The persona page.'),
  listed: z.boolean(),
  userId: z.string().nullable(),
  version: z.int(),
  createdAt: Time,
  ...sectionFields,
}) satisfies z.ZodType<StackAnswer>

export const CreatedStack = Stack.extend({ claimSecret: z.string().optional().describe('For guests, once.') })

export const Copy = z.strictObject({
  shareCode: z.string(),
  id: z.string().optional(),
  claimSecret: z.string().optional(),
}) satisfies z.ZodType<CopyAnswer>

export const StackSummaries = z.array(
  z.strictObject({
    id: z.string(),
    shareCode: z.string(),
    name: z.string(),
    title: z.string(),
    description: z.string(),
    theme: Theme,
    createdAt: Time,
    deletedAt: Time.optional().describe('Of deleted stacks.'),
  }) satisfies z.ZodType<StackSummary>,
)

const RowIcon = z.strictObject({ name: z.string(), icon: z.string(), color: z.string() })
const StackRow = z.strictObject({
  id: z.string(),
  shareCode: z.string(),
  twitterHandle: z.string(),
  title: z.string(),
  toolCount: z.int(),
  icons: z.array(RowIcon).max(6),
  example: z.boolean(),
  totalCount: z.int(),
}) satisfies z.ZodType<SearchRow>
export const StackRows = z.array(StackRow)
export const Remixes = z.array(StackRow.omit({ totalCount: true }))

export const Versions = z.array(
  z.strictObject({
    version: z.int(),
    savedAt: Time,
    title: z.string(),
    toolCount: z.int(),
    added: z.array(z.string()),
    removed: z.array(z.string()),
    changed: z.array(z.enum(REVISION_PARTS)).optional().describe('With `changes=1`.'),
  }) satisfies z.ZodType<RevisionSummary>,
)

export const PopularStacks = z.array(
  z.strictObject({
    shareCode: z.string(),
    title: z.string(),
    twitterHandle: z.string(),
    views: z.int(),
    duplicates: z.int(),
  }) satisfies z.ZodType<PopularStack>,
)
