import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { bodyOf, startStandIn, type StandIn } from './stand-in'

/**
 * A stand-in (fake server) for an OpenAI-compatible API: chat completions and responses, streamed
 * and whole.
 */
export interface ModelServer extends StandIn {
  /** The request bodies, in order. */
  asked: Asked[]
  /** What the next requests get. The last one is repeated. */
  replies: Reply[]
  /** If set, computes the reply from the request. */
  think: ((body: Asked['body']) => Promise<Reply>) | undefined
  /**
   * How many of the requests in `asked` were aborted by the client before their response was
   * complete. A request of an earlier test may be aborted late.
   */
  abandoned: number
}

const DELTAS_AT_ONCE = 5

export interface Asked {
  path: string
  body: {
    model: string
    store?: boolean
    stream?: boolean
    messages?: { role: string; content: unknown }[]
    input?: unknown
  }
}

/**
 * `text` is a normal response; the others are faults. `endless` is repeated after it until the
 * connection is closed.
 */
export type Reply =
  | { text: string; pieces?: number; pauseAfter?: number; finish?: 'stop' | 'length' }
  | { status: number; retryAfter?: string; error?: object }
  | { text: string; cutAfter: number }
  | { text: string; errorAfter: number }
  | { text: string; endless: string }
  | 'stall'

/** A tool and a whole stack in the form that models return. */
export const named = (name: string, over: object = {}) => ({ name, description: 'What it is.', link: '', ...over })
export const stackAnswer = (...sections: [string, object[]][]) => ({
  text: JSON.stringify({ sections: sections.map(([title, tools]) => ({ title, tools })) }),
})

export async function startModelServer(): Promise<ModelServer> {
  const server = await startStandIn(async (request, response) => {
    const body = JSON.parse((await bodyOf(request)).toString()) as Asked['body']
    const asked = { path: request.url ?? '', body }
    model.asked.push(asked)
    response.once('close', () => {
      if (!response.writableFinished && model.asked.includes(asked)) model.abandoned++
    })
    const next = model.replies.length > 1 ? model.replies.shift() : model.replies[0]
    const reply = model.think ? await model.think(body) : next
    await answer(reply ?? { status: 500 }, body.stream === true, request.url?.endsWith('/responses') ?? false, response)
  })
  const model: ModelServer = {
    ...server,
    origin: `${server.origin}/v1`,
    asked: [],
    replies: [],
    think: undefined,
    abandoned: 0,
  }
  return model
}

async function answer(reply: Reply, streamed: boolean, responses: boolean, response: ServerResponse): Promise<void> {
  if (reply === 'stall') return
  if ('status' in reply) {
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      ...(reply.retryAfter ? { 'retry-after': reply.retryAfter } : {}),
    })
    response.end(
      JSON.stringify({ error: reply.error ?? { message: 'refused', type: 'error', code: null, param: null } }),
    )
    return
  }
  const finish = 'finish' in reply && reply.finish ? reply.finish : 'stop'
  const cut = 'cutAfter' in reply ? reply.cutAfter : 'errorAfter' in reply ? reply.errorAfter : undefined
  if (!streamed && 'endless' in reply) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"id":"')
    return repeat(['x'.repeat(1_000)], response)
  }
  if (!streamed) {
    const whole = JSON.stringify(responses ? wholeResponse(reply.text, finish) : wholeCompletion(reply.text, finish))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) })
    // A cut response ends before the announced length.
    if (cut === undefined) response.end(whole)
    else response.write(whole.slice(0, cut), () => response.destroy())
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const text = cut === undefined ? reply.text : reply.text.slice(0, cut)
  const size = Math.max(1, Math.ceil(text.length / ('pieces' in reply && reply.pieces ? reply.pieces : 8)))
  const parts = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
  if (responses) response.write(responseBegin())
  const stopAt = 'pauseAfter' in reply ? reply.pauseAfter : undefined
  for (const [index, part] of parts.entries()) {
    if (index === stopAt) return
    response.write(responses ? responseDelta(part) : completionDelta(part))
    // Flush in small groups, because tokens of a real model arrive one by one.
    if (index % DELTAS_AT_ONCE === DELTAS_AT_ONCE - 1) await setImmediate()
  }
  if ('endless' in reply) return repeat([(responses ? responseDelta : completionDelta)(reply.endless)], response)
  if ('errorAfter' in reply) {
    response.end(responses ? responseError() : completionError())
    return
  }
  if (cut !== undefined) {
    // Let the data leave the socket, then cut in the middle of an event.
    await setImmediate()
    response.socket?.destroySoon()
    return
  }
  response.end(responses ? responseEnd(text, finish) : completionEnd(finish))
}

/** Repeats the parts until the connection is closed. */
function repeat(parts: readonly string[], response: ServerResponse): void {
  const forever = function* () {
    for (;;) yield* parts
  }
  Readable.from(forever()).pipe(response)
}

const base = { id: 'chatcmpl-1', created: 1, model: 'stand-in' }

function wholeCompletion(content: string, finish: string) {
  return {
    ...base,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}
const completionDelta = (content: string) =>
  `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })}\n\n`
const completionEnd = (finish: string) =>
  `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices: [{ index: 0, delta: {}, finish_reason: finish }] })}\n\ndata: [DONE]\n\n`
const completionError = () => `data: ${JSON.stringify({ error: { message: 'overloaded', type: 'server_error' } })}\n\n`

const message = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: [] }],
})

function wholeResponse(text: string, finish: string) {
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    model: 'stand-in',
    status: finish === 'stop' ? 'completed' : 'incomplete',
    output: [message(text)],
    usage: {
      input_tokens: 1,
      output_tokens: 1,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    },
    incomplete_details: finish === 'stop' ? null : { reason: 'max_output_tokens' },
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
const responseEnd = (text: string, finish: string) =>
  event({ type: 'response.output_item.done', output_index: 0, item: message(text) }) +
  event({
    type: finish === 'stop' ? 'response.completed' : 'response.incomplete',
    response: wholeResponse(text, finish),
  })
const responseError = () =>
  event({
    type: 'error',
    sequence_number: 9,
    error: { type: 'server_error', code: 'server_error', message: 'overloaded', param: null },
  })
