import 'server-only'
import { CallToolRequestSchema, RequestIdSchema } from '@modelcontextprotocol/sdk/types.js'
import { readJson } from '@/lib/http/body'
import { AppError } from '@/lib/errors'
import { failedCall } from './failed-call'

/**
 * A call beyond the rate limit of the address or the key, which are counted before the message is
 * read, is answered as a failed call that says when to try again. Other messages and errors get
 * those of the API.
 */
export async function limitAnswer(
  request: Request,
  { code, message, headers }: AppError,
): Promise<Response | undefined> {
  if (code !== 'rate_limited' || request.bodyUsed) return undefined
  const { id, ...sent } = await messageIn(request)
  const isCall = CallToolRequestSchema.safeParse(sent).success
  const known = RequestIdSchema.safeParse(id)
  if (!isCall || !known.success) return undefined
  return Response.json({ jsonrpc: '2.0', id: known.data, result: failedCall([message]) }, { headers })
}

async function messageIn(request: Request): Promise<Record<string, unknown>> {
  try {
    const { value } = await readJson(request)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch (error) {
    // An unreadable message is not a call: the API answers with the limit.
    if (error instanceof AppError) return {}
    throw error
  }
}
