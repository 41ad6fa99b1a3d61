import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { named, stackAnswer, startModelServer, type ModelServer, type Reply } from '../support/model-server'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'

/** Every way in which a model can fail, in both protocols, streamed (a stack) and whole (more tools of a section). */

const SECRET = 'sk-secret-of-the-operator'
const PROMPT = 'React and Figma for the Zanzibar project'
const STACK = stackAnswer(['Frontend', [named('React')]], ['Design', [named('Figma')]], ['Words', [named('Obsidian')]])
const TOOLS = {
  text: JSON.stringify({ tools: ['Redis', 'MySQL', 'SQLite', 'MongoDB', 'DuckDB'].map((name) => named(name)) }),
}
const PROTOCOLS = [
  ['chat completions', '/v1/chat/completions'],
  ['responses', '/v1/responses'],
] as const

describe.each(PROTOCOLS)('a model that speaks %s', (protocol, path) => {
  let model: ModelServer
  let product: Product

  beforeAll(async () => {
    model = await startModelServer()
    const reached: Record<string, string> =
      protocol === 'responses'
        ? { NODE_OPTIONS: '--import ./tests/support/openai-here.mjs', OPENAI_STAND_IN: model.origin }
        : { OPENAI_BASE_URL: model.origin, AI_MODEL: 'basic' }
    product = await startProduct({ OPENAI_API_KEY: SECRET, AI_TIMEOUT_MS: '1500', ...reached })
    // The first question loads all that answers need, for which a busy machine takes longer than the limit.
    model.replies = [STACK]
    await generate()
  })
  afterAll(async () => {
    await product.stop()
    await model.stop()
  })
  beforeEach(() => {
    model.asked.length = 0
    model.abandoned = 0
  })

  const generate = (headers?: Record<string, string>) =>
    new Guest(product.origin).post('/api/techstack/generate', { prompt: PROMPT }, headers)
  const explore = () =>
    new Guest(product.origin).post('/api/techstack/explore', { categoryName: 'Databases', existingItems: [] })

  test('answers streamed and whole are read', async () => {
    model.replies = [STACK]
    expect((await generate()).json.data.sectionOrder).toEqual(['Frontend', 'Design', 'Words'])
    model.replies = [TOOLS]
    expect((await explore()).json.data).toHaveLength(5)
    expect(model.asked.map((asked) => [asked.path, asked.body.stream === true])).toEqual([
      [path, true],
      [path, false],
    ])
    for (const { body } of model.asked) expect(body).toMatchObject({ model: expect.any(String) })
    expect(JSON.stringify(model.asked[0]?.body)).toMatch(/"max_(?:completion_|output_)?tokens":8000/)
  })

  const faults: [string, (text: string) => Reply, number, RegExp, RegExp][] = [
    ['a refused key', () => ({ status: 401 }), 502, /refuses our key/, /answered 401/],
    [
      'too many requests',
      () => ({ status: 429, retryAfter: '17' }),
      429,
      /busy\. Try again in 17 seconds/,
      /answered 429/,
    ],
    ['an error of the server', () => ({ status: 500 }), 502, /does not answer/, /answered 500/],
    ['a stall', () => 'stall', 504, /took too long/, /took too long/],
    ['a cut answer', (text) => ({ text, cutAfter: 30 }), 502, /does not answer|cannot be used/, /language model/],
    [
      'an error on the way',
      (text) => ({ text, errorAfter: 30 }),
      502,
      /does not answer|cannot be used/,
      /language model/,
    ],
    ['text that is no JSON', () => ({ text: 'Sure! Here it is:' }), 502, /cannot be used/, /not what was asked for/],
    ['JSON of another shape', () => ({ text: '{"sections":"none"}' }), 502, /cannot be used/, /not what was asked for/],
    [
      'an answer without end',
      (text) => ({ text: text.slice(0, 40), finish: 'length' }),
      502,
      /cannot be used/,
      /“length”/,
    ],
  ]
  describe.each([
    ['streamed', STACK.text, generate],
    ['whole', TOOLS.text, explore],
  ] as const)('%s', (_how, text, ask) => {
    // promise: isolated-failures
    test.each(faults)(
      '%s gives the visitor a sentence and the log a cause',
      async (_what, reply, status, said, logged) => {
        const before = product.output().length
        model.replies = [reply(text)]
        const answer = await ask()
        expect([answer.status, answer.json.error]).toEqual([status, expect.stringMatching(said)])
        if (status === 429) expect(answer.headers.get('retry-after')).toBe('17')
        await expect.poll(() => product.output().slice(before)).toMatch(logged)
        expect(answer.text + product.output()).not.toMatch(/sk-secret|Zanzibar/)
      },
    )

    // promise: bounded-model-calls
    test('a malformed answer is asked for once more, and no more', async () => {
      model.replies = [{ text: 'no' }, { text }]
      expect((await ask()).status).toBe(200)
      expect(model.asked).toHaveLength(2)
      model.asked.length = 0
      model.replies = [{ text: 'no' }]
      expect((await ask()).status).toBe(502)
      expect(model.asked).toHaveLength(2)
    })
  })

  test('what breaks after the first section ends in an event, and nothing is asked again', async () => {
    const at = STACK.text.indexOf('"Words"')
    model.replies = [{ text: STACK.text, errorAfter: at }]
    const { status, text } = await generate({ accept: 'text/event-stream' })
    expect(status).toBe(200)
    const events = text.trim().split('\n\n')
    expect(events[0]).toMatch(/^event: section\ndata: \{"title":"Frontend"/)
    expect(events.at(-1)).toMatch(/^event: error\ndata: \{"error":"The language model/)
    expect(model.asked).toHaveLength(1)
  })

  test('the first section is there before the answer is complete, and leaving ends the call', async () => {
    model.replies = [{ text: STACK.text, pieces: STACK.text.length, pauseAfter: STACK.text.indexOf('"Design"') + 30 }]
    const response = await fetch(`${product.origin}/api/techstack/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ prompt: PROMPT }),
    })
    const reader = response.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^event: section/)
    await reader?.cancel()
    await expect.poll(() => model.abandoned).toBe(1)
  })

  test('leaving before anything came ends the call as well, and is no fault', async () => {
    model.replies = ['stall']
    const before = product.output().length
    const leave = new AbortController()
    const asking = fetch(`${product.origin}/api/techstack/explore`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ categoryName: 'Databases' }),
      signal: leave.signal,
    })
    await expect.poll(() => model.asked.length).toBe(1)
    leave.abort()
    await expect(asking).rejects.toThrow()
    await expect.poll(() => model.abandoned).toBe(1)
    expect(product.output().slice(before)).not.toContain('"level":"error"')
  })
})
