import { createServer, type ServerResponse } from 'node:http'

/** A stand-in for an OpenAI-compatible server: chat completions and responses, streamed and whole. */
export interface ModelServer {
  origin: string
  /** Bodies that were sent to it. */
  asked: Asked[]
  /** What the next requests get; the last one stays. */
  replies: Reply[]
  /** How many requests were left before their answer was out. */
  abandoned: number
  stop: () => Promise<void>
}

export interface Asked {
  path: string
  body: { model: string; stream?: boolean; messages?: { role: string; content: unknown }[]; input?: unknown }
}

/** `text`: the answer; the rest are faults. */
export type Reply =
  | { text: string; pieces?: number; pauseAfter?: number }
  | { status: number; retryAfter?: string }
  | { text: string; cutAfter: number }
  | 'stall'

export async function startModelServer(): Promise<ModelServer> {
  const model: ModelServer = { origin: '', asked: [], replies: [], abandoned: 0, stop: async () => undefined }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body']
      model.asked.push({ path: request.url ?? '', body })
      response.once('close', () => {
        if (!response.writableFinished) model.abandoned++
      })
      const reply = model.replies.length > 1 ? model.replies.shift() : model.replies[0]
      answer(reply ?? { status: 500 }, body.stream === true, request.url?.endsWith('/responses') ?? false, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('no address')
  model.origin = `http://127.0.0.1:${address.port}/v1`
  model.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return model
}

function answer(reply: Reply, streamed: boolean, responses: boolean, response: ServerResponse): void {
  if (reply === 'stall') return
  if ('status' in reply) {
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      ...(reply.retryAfter ? { 'retry-after': reply.retryAfter } : {}),
    })
    response.end(JSON.stringify({ error: { message: 'refused', type: 'error', code: null, param: null } }))
    return
  }
  if (!streamed) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(responses ? wholeResponse(reply.text) : wholeCompletion(reply.text)))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const cut = 'cutAfter' in reply ? reply.cutAfter : undefined
  const text = cut === undefined ? reply.text : reply.text.slice(0, cut)
  const size = Math.max(1, Math.ceil(text.length / ('pieces' in reply && reply.pieces ? reply.pieces : 8)))
  const parts = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
  if (responses) response.write(responseBegin())
  const stopAt = 'pauseAfter' in reply ? reply.pauseAfter : undefined
  for (const [index, part] of parts.entries()) {
    if (index === stopAt) return
    response.write(responses ? responseDelta(part) : completionDelta(part))
  }
  if (cut !== undefined) {
    // Given time to leave the socket, then cut in the middle of an event.
    setImmediate(() => response.socket?.destroySoon())
    return
  }
  response.end(responses ? responseEnd(text) : completionEnd())
}

const base = { id: 'chatcmpl-1', created: 1, model: 'stand-in' }

function wholeCompletion(content: string) {
  return {
    ...base,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}
const completionDelta = (content: string) =>
  `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })}\n\n`
const completionEnd = () =>
  `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

const message = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: [] }],
})

function wholeResponse(text: string) {
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    model: 'stand-in',
    status: 'completed',
    output: [message(text)],
    usage: {
      input_tokens: 1,
      output_tokens: 1,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    },
    incomplete_details: null,
    error: null,
  }
}
const event = (data: { type: string; [key: string]: unknown }) =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
const responseBegin = () =>
  event({
    type: 'response.created',
    response: { id: 'resp_1', object: 'response', created_at: 1, model: 'stand-in', status: 'in_progress', output: [] },
  }) +
  event({
    type: 'response.output_item.added',
    output_index: 0,
    item: { id: 'msg_1', type: 'message', role: 'assistant', status: 'in_progress', content: [] },
  })
const responseDelta = (delta: string) =>
  event({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, content_index: 0, delta })
const responseEnd = (text: string) =>
  event({ type: 'response.output_item.done', output_index: 0, item: message(text) }) +
  event({ type: 'response.completed', response: wholeResponse(text) })
