import { describe, expect, test } from 'vitest'
import { trustedViewer } from '@/lib/auth/viewer'
import { AppError } from '@/lib/errors'
import { answerMcp } from '@/lib/mcp/answer'
import { limitAnswer } from '@/lib/mcp/limit-answer'
import { shortText, stackLines } from '@/lib/mcp/text'

interface ListedTool {
  name: string
  outputSchema?: { required?: string[] }
}

const ask = async (message: object, keyScope?: 'read' | 'write') => {
  const request = new Request('http://here.example/api/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  const viewer = keyScope && { ...trustedViewer('u1'), key: { scope: keyScope, prefix: 'ABCDEFGH' } }
  const caller = { viewer, addressKey: '203.0.113.1', signal: request.signal }
  const response = await answerMcp(request, { jsonrpc: '2.0', id: 1, ...message }, caller)
  return { status: response.status, json: (await response.json()) as { result: { tools: ListedTool[] } } }
}

test.each([
  ['a guest', undefined, 6],
  ['a read key', 'read', 6],
  ['a write key', 'write', 7],
] as const)('%s gets the tools that may be called', async (_who, scope, count) => {
  const { status, json } = await ask({ method: 'tools/list' }, scope)
  expect(status).toBe(200)
  expect(json.result.tools).toHaveLength(count)
  expect(json.result.tools.some(({ name }) => name === 'save_stack')).toBe(scope === 'write')
})

test('every tool has an output schema: an object without other fields', async () => {
  const { json } = await ask({ method: 'tools/list' }, 'write')
  const outputs = json.result.tools.map(({ outputSchema }) => outputSchema)
  expect(outputs).toHaveLength(7)
  for (const output of outputs) expect(output).toMatchObject({ type: 'object', additionalProperties: false })
  const fields = Object.fromEntries(json.result.tools.map(({ name, outputSchema }) => [name, outputSchema?.required]))
  expect(fields.search_stacks).toEqual(['stacks'])
  expect(fields.search_tools).toEqual(['tools', 'total', 'page', 'pages'])
  expect(fields.compare_stacks).toEqual(['a', 'b', 'shared', 'onlyA', 'onlyB', 'pairs'])
  expect(fields.save_stack).toContain('sections')
})

test('a failed call says in its result what to do', async () => {
  const params = { name: 'save_stack', arguments: { stack: { sections: [] } } }
  const { json } = await ask({ method: 'tools/call', params }, 'read')
  expect(json.result).toMatchObject({ isError: true, content: [{ type: 'text' }] })
  expect(JSON.stringify(json.result)).toMatch(/Saving needs an API key with the scope write/)
})

test.each([
  ['a link that is none', { link: 'javascript:1' }, /link: an address that starts with http/],
  ['a colour that is none', { color: 'red' }, /color: a CSS hex colour/],
])('%s of a saved tool is reported with its path', async (_what, fields, words) => {
  const stack = { name: 'Mine', sections: [{ title: 'Web', tools: [{ name: 'X', ...fields }] }] }
  const { json } = await ask({ method: 'tools/call', params: { name: 'save_stack', arguments: { stack } } }, 'write')
  expect(JSON.stringify(json.result)).toMatch(/"isError":true/)
  expect(JSON.stringify(json.result)).toMatch(words)
})

test('the text beside an answer has at most 1,500 characters, and no half character', () => {
  expect(shortText(['a', '', 'b'])).toBe('a\nb')
  const long = shortText(['😀'.repeat(2_000)])
  expect(long.length).toBe(1_500)
  expect(long.isWellFormed()).toBe(true)
})

test('a stack is described by its title, sections and tools, with the number of those left out', () => {
  const tools = Array.from({ length: 25 }, (_, index) => ({ name: `T${index}` }))
  const stack = { title: '', name: 'Mine', handle: 'ada', description: '', sections: [{ title: 'Web', tools }] }
  const [first, , section] = stackLines(stack as unknown as Parameters<typeof stackLines>[0])
  expect(first).toBe('Mine by @ada: 25 tools in 1 section')
  expect(section).toMatch(/^Web: T0, .*T19 and 5 more$/)
})

describe('beyond a rate limit', () => {
  const limited = new AppError('rate_limited', 'Too many requests.', { headers: { 'retry-after': '7' } })
  const call = { jsonrpc: '2.0', id: 'a', method: 'tools/call', params: { name: 'get_tool', arguments: {} } }
  const sent = (body: unknown) =>
    new Request('http://here.example/api/mcp', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  test('a call gets a failed result that says when to try again', async () => {
    const answer = await limitAnswer(sent(call), limited)
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([200, '7'])
    const content = [{ type: 'text', text: 'Too many requests.' }]
    expect(await answer?.json()).toEqual({ jsonrpc: '2.0', id: 'a', result: { isError: true, content } })
  })

  test.each([
    ['another method', { ...call, method: 'tools/list' }],
    ['a call without an id', { ...call, id: undefined }],
    ['a list of calls', [call]],
    ['text that is not JSON', '{'],
  ])('%s gets the error of the API', async (_what, body) => {
    expect(await limitAnswer(sent(body), limited)).toBeUndefined()
  })

  test('other errors of a call are those of the API', async () => {
    expect(await limitAnswer(sent(call), new AppError('unauthenticated', 'No.'))).toBeUndefined()
  })
})
