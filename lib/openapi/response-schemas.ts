import { z } from 'zod'
import { AccountExport, AccountProfile, ApiKeys, CreatedApiKey, IdToken } from '@/lib/response-schemas/account'
import {
  CheckedPage,
  Descriptions,
  GeneratedStack,
  MoreTools,
  PersonaOrNull,
  Suggestions,
  Transcript,
  TransformedStack,
} from '@/lib/response-schemas/generated'
import { Comparison, OpenStack } from '@/lib/response-schemas/open-stack'
import {
  Copy,
  CreatedStack,
  PopularStacks,
  Remixes,
  Stack,
  StackRows,
  StackSummaries,
  Tool,
  Versions,
} from '@/lib/response-schemas/stack'
import { McpAnswer, McpError } from '@/lib/response-schemas/mcp'
import { IconMappings, IconPages, ToolPage, ToolPages, UploadedIcon } from '@/lib/response-schemas/tool'
import type { ErrorDetails } from '@/lib/errors'
import type { ExploreItem } from '@/lib/explore/queries'
import { STACK_THEMES } from '@/lib/stack/stack-theme'

/**
 * The response schemas of the API, strict: without other fields. Their types are compared with
 * those of the code that answers.
 */

const GalleryItems = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    image: z.string(),
    url: z.string(),
    category: z.string().describe('The filter that shows it; empty for none.'),
    theme: z.enum(STACK_THEMES).exactOptional(),
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
const Document = z.looseObject({ openapi: z.literal('3.1.1') })
const Failure = z.strictObject({
  error: z.string().describe('A sentence for people.'),
  details: (
    z.union([
      z
        .array(z.strictObject({ path: z.string(), message: z.string() }))
        .describe('Of 400: fields of the request, the first one as in the sentence.'),
      z.strictObject({ version: z.int() }).describe('Of 409: the current version of the stack.'),
      z.strictObject({ code: z.string() }).describe('Of a comparison: the side that cannot be read.'),
      z.strictObject({ allowedAt: z.iso.datetime() }).describe('Of 409: when the user name may be changed again.'),
    ]) satisfies z.ZodType<ErrorDetails>
  ).optional(),
})

/** By their names in the document. */
export const RESPONSE_SCHEMAS = {
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
  Descriptions,
  CheckedPage,
  Transcript,
  ToolPage,
  ToolPages,
  OpenStack,
  Comparison,
  IconMappings,
  IconPages,
  UploadedIcon,
  GalleryItems,
  IdToken,
  ApiKeys,
  CreatedApiKey,
  AccountProfile,
  AccountExport,
  Oembed,
  Done,
  Health,
  McpAnswer,
  McpFailure: z.union([Failure, McpError]),
  Document,
  Failure,
} as const
export type ResponseSchemaName = keyof typeof RESPONSE_SCHEMAS
