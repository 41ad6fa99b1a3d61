import 'server-only'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { parseInput } from '@/lib/api/parse-input'
import { toAppError } from '@/lib/api/app-error'
import type { Viewer } from '@/lib/auth/viewer'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { inputJsonSchema } from '@/lib/input-json-schema'
import { site } from '@/lib/site'
import { mayWrite } from './save-stack'
import { failedCall } from './failed-call'
import { shortText } from './text'
import { MCP_TOOLS, type Caller } from './tools'

const INSTRUCTIONS =
  'Tech stacks that people have published, and a catalogue of tools. Search first, then read by share code or tool id.'

/** Without the URI of the draft in `$schema`, which some clients try to load. */
function outputJsonSchema(schema: z.ZodObject) {
  const { $schema: _draft, ...json } = z.toJSONSchema(schema, { io: 'output' })
  return { ...json, type: 'object' as const }
}

const definitionOf = ({ name, title, description, input, output, writes }: (typeof MCP_TOOLS)[number]) => ({
  name,
  title,
  description,
  inputSchema: { ...inputJsonSchema(input), type: 'object' as const },
  outputSchema: outputJsonSchema(output),
  annotations: { readOnlyHint: !writes, destructiveHint: writes, openWorldHint: false },
})

async function call(name: string, given: unknown, caller: Caller): Promise<CallToolResult> {
  const tool = MCP_TOOLS.find((known) => known.name === name)
  const audit = tool?.writes && caller.viewer?.key ? auditOf(tool.name, caller.viewer, given) : undefined
  try {
    if (!tool) throw new AppError('not_found', `There is no tool ${name.slice(0, 60)}. Ask for the list of tools.`)
    const { structured, lines } = await tool.run(parseInput(tool.input, given ?? {}), caller)
    audit?.({ status: 200, code: codeIn(structured) })
    return {
      structuredContent: structured as Record<string, unknown>,
      content: [{ type: 'text', text: shortText(lines) }],
    }
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.status >= 500) log.error({ err: error.cause ?? error, tool: name }, 'a tool of MCP failed')
    const { message, status } = error
    audit?.({ status })
    return failedCall([message, status < 500 && status !== 429 && tool ? tool.hint : ''])
  }
}

const codeIn = (value: unknown): string | undefined => {
  const code = (value as { code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code.slice(0, 40) : undefined
}

/** Writes the audit line of a writing tool: the key, the stack and the outcome. */
function auditOf(tool: string, { id, key }: Viewer, given: unknown) {
  const asked = codeIn(given)
  return ({ status, code = asked }: { status: number; code?: string | undefined }) =>
    log.info({ tool, code, status, userId: id, keyPrefix: key?.prefix }, 'MCP write with an API key')
}

/** Answers one message. No state is kept between messages, so every instance can answer each. */
export async function answerMcp(request: Request, message: unknown, caller: Caller): Promise<Response> {
  const { server } = new McpServer(
    { name: 'stackbook', title: site.name, version: '1.0.0' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  const shown = MCP_TOOLS.filter(({ writes }) => !writes || mayWrite(caller.viewer)).map(definitionOf)
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: shown }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => call(params.name, params.arguments, caller))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(accepting(request), { parsedBody: message })
  } finally {
    await server.close()
  }
}

/** Answers with JSON for every client, also for one that only accepts a stream. */
function accepting({ url, method, headers }: Request): Request {
  const given = new Headers(headers)
  given.set('accept', 'application/json, text/event-stream')
  return new Request(url, { method, headers: given })
}
