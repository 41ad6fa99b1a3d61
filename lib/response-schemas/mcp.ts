import { z } from 'zod'

/** Response schemas of the MCP endpoint: JSON-RPC messages of the supported methods. */

const message = { jsonrpc: z.literal('2.0'), id: z.union([z.string(), z.number()]) }
const JsonObject = z.record(z.string(), z.unknown())

const Initialized = z.strictObject({
  protocolVersion: z.string(),
  capabilities: z.strictObject({ tools: JsonObject }),
  serverInfo: z.strictObject({ name: z.string(), title: z.string(), version: z.string() }),
  instructions: z.string(),
})

const Tools = z.strictObject({
  tools: z.array(
    z.strictObject({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      inputSchema: JsonObject.describe('JSON Schema.'),
      outputSchema: JsonObject.describe('JSON Schema of structuredContent.'),
      annotations: z.strictObject({
        readOnlyHint: z.boolean(),
        destructiveHint: z.boolean(),
        openWorldHint: z.boolean(),
      }),
    }),
  ),
})

const Called = z.strictObject({
  content: z.array(z.strictObject({ type: z.literal('text'), text: z.string().max(1_500) })),
  structuredContent: JsonObject.exactOptional().describe(
    'As the outputSchema of the tool says; missing after a failure.',
  ),
  isError: z.literal(true).exactOptional(),
})

const Pong = z.strictObject({})

export const McpError = z.strictObject({
  ...message,
  id: message.id.nullable().optional(),
  error: z.strictObject({ code: z.int(), message: z.string(), data: z.unknown().optional() }),
})

export const McpAnswer = z.union([
  z.strictObject({ ...message, result: z.union([Initialized, Tools, Called, Pong]) }),
  McpError,
])
