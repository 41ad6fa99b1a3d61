import { z } from 'zod'
import { CATEGORIES } from '@/lib/catalog/categories'
import type { IconMapping } from '@/lib/icons/mappings'
import type { StackComparison } from '@/lib/compare/compare-stacks'
import type { Persona, Suggestion } from '@/lib/engine/types'
import type { ExploreItem } from '@/lib/explore/queries'
import type { RevisionSummary } from '@/lib/revisions/queries'
import type { SearchRow } from '@/lib/search/queries'
import type { CopyAnswer } from '@/lib/stack/answer'
import { TOOL_STATUSES } from '@/lib/stack/limits'
import type { PopularStack } from '@/lib/stack/popular'
import type { StackSummary } from '@/lib/stack/queries'
import type { StackAnswer } from '@/lib/stack/section-map'
import type { Tool as StackTool } from '@/lib/stack/schema'
import { STACK_THEMES } from '@/lib/stack/stack-theme'
import type { ToolList } from '@/lib/tools/list'
import type { ToolDetails } from '@/lib/tools/queries'

/** What the API answers, with no other fields. Types are compared with those of the code that answers. */

const Time = z.iso.datetime()
const Theme = z.enum(STACK_THEMES)
const Category = z.enum(CATEGORIES)

const Tool = z.strictObject({
  id: z.string(),
  text: z.string(),
  description: z.string(),
  link: z.string(),
  label: z.string(),
  icon_id: z.string(),
  color: z.string(),
  status: z.enum(TOOL_STATUSES).optional(),
}) satisfies z.ZodType<StackTool>

const sections = { sections: z.record(z.string(), z.array(Tool)), sectionOrder: z.array(z.string()) }

const Stack = z.strictObject({
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
  ...sections,
}) satisfies z.ZodType<StackAnswer>

const CreatedStack = Stack.extend({ claimSecret: z.string().optional().describe('For guests, once.') })

const Copy = z.strictObject({
  shareCode: z.string(),
  id: z.string().optional(),
  claimSecret: z.string().optional(),
}) satisfies z.ZodType<CopyAnswer>

const StackSummaries = z.array(
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

const Icon = z.strictObject({ name: z.string(), icon: z.string(), color: z.string() })
const StackRow = z.strictObject({
  id: z.string(),
  shareCode: z.string(),
  twitterHandle: z.string(),
  title: z.string(),
  toolCount: z.int(),
  icons: z.array(Icon).max(6),
  example: z.boolean(),
  totalCount: z.int(),
}) satisfies z.ZodType<SearchRow>
const StackRows = z.array(StackRow)
const Remixes = z.array(StackRow.omit({ totalCount: true }))

const Versions = z.array(
  z.strictObject({
    version: z.int(),
    savedAt: Time,
    title: z.string(),
    toolCount: z.int(),
    added: z.array(z.string()),
    removed: z.array(z.string()),
  }) satisfies z.ZodType<RevisionSummary>,
)

const PopularStacks = z.array(
  z.strictObject({
    shareCode: z.string(),
    title: z.string(),
    twitterHandle: z.string(),
    views: z.int(),
    duplicates: z.int(),
  }) satisfies z.ZodType<PopularStack>,
)

const GeneratedStack = z.strictObject({
  data: z.strictObject({
    ...sections,
    suggestions: z.array(z.strictObject({ section: z.string(), tools: z.array(Tool) })).optional(),
  }),
  notice: z.string().optional(),
})
const TransformedStack = z.strictObject({ data: z.strictObject(sections), notice: z.string().optional() })
const MoreTools = z.strictObject({ data: z.array(Tool), notice: z.string().optional() })
const Suggestions = z.strictObject({
  suggestions: z.array(
    z.strictObject({
      full: z.string().describe('The name of the tool.'),
      original: z.string().describe('The part of the input that it answers.'),
    }) satisfies z.ZodType<Suggestion>,
  ),
})

const PersonaFields = z.strictObject({
  location: z.string(),
  profession: z.string(),
  hobbies: z.string(),
  dailyDrivers: z.string(),
  selfAwareMoment: z.string(),
  famousQuote: z.string(),
}) satisfies z.ZodType<Persona>
const PersonaOrNull = z.union([
  z.strictObject({ title: z.string(), description: z.string(), persona: PersonaFields, notice: z.string().optional() }),
  z.null(),
])

const NamedEntry = z.strictObject({ id: z.string(), name: z.string() })
const ToolPage = z.strictObject({
  id: z.string(),
  name: z.string(),
  maker: z.string(),
  link: z.string(),
  description: z.string(),
  category: Category,
  icon: z.string(),
  color: z.string(),
  count: z.int(),
  stacks: StackRows,
  oftenWith: z.array(NamedEntry.extend({ count: z.int() })),
  alternatives: z.array(NamedEntry),
}) satisfies z.ZodType<ToolDetails>
const ToolPages = z.strictObject({
  tools: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      category: Category,
      icon: z.string(),
      color: z.string(),
      count: z.int(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}) satisfies z.ZodType<ToolList>

const ComparedTool = z.strictObject({
  id: z.string(),
  name: z.string(),
  entry: z.string().nullable(),
  link: z.string(),
  icon: z.string(),
  color: z.string(),
  badge: z.string(),
  description: z.string(),
  status: z.enum(TOOL_STATUSES),
})
const ComparedStack = z.strictObject({
  code: z.string(),
  title: z.string(),
  handle: z.string(),
  version: z.int().exactOptional().describe('Of an earlier state.'),
})
const Comparison = z.strictObject({
  a: ComparedStack,
  b: ComparedStack,
  shared: z.array(ComparedTool),
  onlyA: z.array(ComparedTool),
  onlyB: z.array(ComparedTool),
  pairs: z.array(z.strictObject({ a: ComparedTool, b: ComparedTool, category: z.string() })),
}) satisfies z.ZodType<StackComparison>

const IconMappings = z.array(
  z.strictObject({
    term: z.string(),
    link: z.string(),
    label: z.string(),
    icon_id: z.string(),
    description: z.string(),
  }) satisfies z.ZodType<IconMapping>,
)
const UploadedIcon = z.strictObject({ icon_id: z.string() })
const GalleryItems = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    image: z.string(),
    url: z.string(),
    category: z.string().describe('The filter that shows it; empty for none.'),
    theme: Theme.exactOptional(),
    author: z.string().exactOptional(),
  }) satisfies z.ZodType<ExploreItem>,
)
const Oembed = z.strictObject({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  author_name: z.string().optional(),
  author_url: z.string().optional(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
  cache_age: z.int().optional(),
})
const Done = z.strictObject({ ok: z.literal(true) })
const Health = z.strictObject({ status: z.literal('ok') })
const McpAnswer = z.looseObject({ jsonrpc: z.literal('2.0') })
const Document = z.looseObject({ openapi: z.literal('3.1.1') })
const Failure = z.strictObject({ error: z.string(), details: z.unknown().optional() })

/** By the names that the document gives them. */
export const ANSWERS = {
  Tool,
  Stack,
  CreatedStack,
  Copy,
  StackSummaries,
  StackRows,
  Remixes,
  Versions,
  PopularStacks,
  GeneratedStack,
  TransformedStack,
  MoreTools,
  Suggestions,
  PersonaOrNull,
  ToolPage,
  ToolPages,
  Comparison,
  IconMappings,
  UploadedIcon,
  GalleryItems,
  Oembed,
  Done,
  Health,
  McpAnswer,
  Document,
  Failure,
} as const
export type AnswerName = keyof typeof ANSWERS
