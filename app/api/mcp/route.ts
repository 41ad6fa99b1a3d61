import { route } from '@/lib/api/route'
import { addressKey } from '@/lib/http/client-address'
import { answerMcp } from '@/lib/mcp/answer'
import { limitAnswer } from '@/lib/mcp/limit-answer'
import { McpMessage } from '@/lib/mcp/schema'

export const POST = route({
  auth: 'optional',
  body: McpMessage,
  refuse: limitAnswer,
  handle: ({ request, viewer, body, address }) =>
    answerMcp(request, body, { viewer, addressKey: addressKey(address), signal: request.signal }),
})
