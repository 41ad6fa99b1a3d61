import { z } from 'zod'
import { GenerateBody } from '@/lib/engine/schema'
import { OpenStack } from '@/lib/open-format/schema'
import { ToolListQuery, ToolParam } from '@/lib/tools/schema'

/** Input schemas of the MCP tools: the fields of the matching API routes. */

const ShareCode = z.string().max(200).describe('Share code of a stack, such as 2aBcDeFgHj.')

export const SearchStacksInput = z.object({
  query: z.string().max(200).describe('Name, title, @handle, or uses:{tool}, such as "uses:figma".'),
})
export const GetStackInput = z.object({ code: ShareCode })
export const GetToolInput = z.object({
  id: ToolParam.shape.id.describe('Id of a tool of the catalogue, such as react.'),
})
export const SearchToolsInput = ToolListQuery.pick({ query: true, category: true })
export const CompareStacksInput = z.object({ a: ShareCode, b: ShareCode })
export const GenerateStackInput = GenerateBody.pick({ prompt: true })
export const SaveStackInput = z.object({
  code: ShareCode.optional().describe('Share code of the stack to update; without it a new stack is saved.'),
  stack: OpenStack.omit({ version: true }).extend({ version: OpenStack.shape.version.optional() }),
})

/** One message of JSON-RPC. A list of them would count as one request of the rate limit. */
export const McpMessage = z.looseObject(
  { jsonrpc: z.literal('2.0') },
  { error: 'Send one JSON-RPC 2.0 message in each request.' },
)
