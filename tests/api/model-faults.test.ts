import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { named, stackAnswer, startModelServer, type ModelServer, type Reply } from '../support/model-server'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'

/** All kinds of failures of a model, in both protocols, streamed (a stack) and whole (explore). */

const SECRET = 'sk-secret-of-the-operator'
const PROMPT = 'React and Figma for the Zanzibar project'
const STACK = stackAnswer(['Frontend', [named('React')]], ['Design', [named('Figma')]], ['Words', [named('Obsidian')]])
const TOOLS = {
  text: JSON.stringify({ tools: ['Redis', 'MySQL', 'SQLite', 'MongoDB', 'DuckDB'].map((name) => named(name)) }),
}
/** Whether requests forbid that answers are stored: only OpenAI knows this field. */
const PROTOCOLS = [
  ['chat completions', '/v1/chat/completions', undefined],
  ['responses', '/v1/responses', false],
] as const

describe.each(PROTOCOLS)('a model with the protocol %s', (protocol, path, store) => {
  let model: ModelServer
  let product: Product

  beforeAll(async () => {
    model = await startModelServer()
    const reached: Record<string, string> =
      protocol === 'responses'
        ? { NODE_OPTIONS: '--import ./tests/support/redirect-openai.mjs', OPENAI_STAND_IN: model.origin }
        : { OPENAI_BASE_URL: model.origin, AI_MODEL: 'basic' }
    product = await startProduct({ OPENAI_API_KEY: SECRET, AI_TIMEOUT_MS: '1500', ...reached })
    // The first request loads data, which can take longer than the timeout on a busy machine.
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

  test('streamed and whole answers are parsed', async () => {
    model.replies = [STACK]
    expect((await generate()).json.data.sectionOrder).toEqual(['Frontend', 'Design', 'Words'])
    model.replies = [TOOLS]
    expect((await explore()).json.data).toHaveLength(5)
    expect(model.asked.map((asked) => [asked.path, asked.body.stream === true])).toEqual([
      [path, true],
      [path, false],
    ])
    for (const { body } of model.asked) expect(body).toMatchObject({ model: expect.any(String) })
    expect(model.asked.map(({ body }) => body.store)).toEqual([store, store])
    expect(JSON.stringify(model.asked[0]?.body)).toMatch(/"max_(?:completion_|output_)?tokens":8000/)
  })

  const DOWN = 'The language model could not answer, so the built-in engine did.'
  const SPENT = 'The language model may not be asked for now, so the built-in engine answered.'

  const faults: [string, (text: string) => Reply, string, RegExp][] = [
    ['a refused key', () => ({ status: 401 }), DOWN, /answered 401/],
    ['too many requests', () => ({ status: 429, retryAfter: '17' }), SPENT, /answered 429/],
    ['an error of the server', () => ({ status: 500 }), DOWN, /answered 500/],
    ['a stall', () => 'stall', DOWN, /took too long/],
    ['a cut answer', (text) => ({ text, cutAfter: 30 }), DOWN, /language model/],
    ['an error in the middle of the stream', (text) => ({ text, errorAfter: 30 }), DOWN, /language model/],
    ['text that is no JSON', () => ({ text: 'Sure! Here it is:' }), DOWN, /not what was asked for/],
    ['JSON of another shape', () => ({ text: '{"sections":"none"}' }), DOWN, /not what was asked for/],
    ['an answer cut at its maximum', (text) => ({ text: text.slice(0, 40), finish: 'length' }), DOWN, /“length”/],
    ['an endless answer', () => ({ text: '{"sections":[{"title":"', endless: 'x'.repeat(50) }), DOWN, /language model/],
    ['endless bytes without text', () => ({ text: '', endless: '' }), DOWN, /language model/],
    [
      'a body that quotes the key and the prompt',
      () => ({
        status: 400,
        error: { message: `bad key ${SECRET} for ${PROMPT}`, type: SECRET, code: 'invalid_api_key', param: PROMPT },
      }),
      DOWN,
      /answered 400 \(AI_APICallError, invalid_api_key\)/,
    ],
  ]
  describe.each([
    ['streamed', STACK.text, generate],
    ['whole', TOOLS.text, explore],
  ] as const)('%s', (_how, text, ask) => {
    // promise: isolated-failures
    test.each(faults)(
      '%s is answered by the embedded engine with a notice, and the log has a cause',
      async (_what, reply, notice, logged) => {
        const before = product.output().length
        model.replies = [reply(text)]
        const answer = await ask()
        expect([answer.status, answer.json]).toEqual([200, { data: expect.anything(), notice }])
        expect(answer.text).toMatch(/React|SQL/)
        await expect.poll(() => product.output().slice(before)).toMatch(logged)
        expect(answer.text + product.output()).not.toMatch(/sk-secret|Zanzibar/)
      },
    )

    // promise: bounded-model-calls
    test('after a malformed answer the model is asked exactly once more', async () => {
      model.replies = [{ text: 'no' }, { text }]
      const answer = await ask()
      expect([answer.status, answer.json.notice]).toEqual([200, undefined])
      expect(model.asked).toHaveLength(2)
      model.asked.length = 0
      model.replies = [{ text: 'no' }]
      expect((await ask()).json.notice).toBe(DOWN)
      expect(model.asked).toHaveLength(2)
    })

    test('an answer in a code fence is parsed', async () => {
      model.replies = [{ text: `\`\`\`json\n${text}\n\`\`\`` }]
      const answer = await ask()
      expect([answer.status, answer.json.notice]).toEqual([200, undefined])
      expect(model.asked).toHaveLength(1)
    })
  })

  test('when neither engine has an answer, the model’s error is returned', async () => {
    const unreadable = () => new Guest(product.origin).post('/api/techstack/generate', { prompt: '???' })
    const faulty: [Reply, number, RegExp][] = [
      [{ status: 401 }, 502, /refuses our key/],
      [{ status: 500 }, 502, /does not answer/],
      [{ text: 'no' }, 502, /cannot be used/],
      ['stall', 504, /took too long/],
      [{ status: 429, retryAfter: '17' }, 429, /busy\. Try again in 17 seconds/],
    ]
    for (const [reply, status, said] of faulty) {
      model.replies = [reply]
      const answer = await unreadable()
      expect([answer.status, answer.json.error]).toEqual([status, expect.stringMatching(said)])
      if (status === 429) expect(answer.headers.get('retry-after')).toBe('17')
    }
  })

  test.each([
    ['an error', (text: string, at: number): Reply => ({ text, errorAfter: at })],
    ['a cut connection', (text: string, at: number): Reply => ({ text, cutAfter: at })],
    ['its maximum', (text: string, at: number): Reply => ({ text: text.slice(0, at), finish: 'length' })],
    ['the deadline', (text: string, at: number): Reply => ({ text, pieces: text.length, pauseAfter: at })],
  ])('a stream that ends with %s keeps its whole sections and says so', async (_what, reply) => {
    const at = STACK.text.indexOf('"Words"')
    model.replies = [reply(STACK.text, at)]
    const { status, text } = await generate({ accept: 'text/event-stream' })
    expect(status).toBe(200)
    const events = text.trim().split('\n\n')
    expect(events.map((event) => event.split('\n')[0])).toEqual(['event: section', 'event: section', 'event: done'])
    const { data, notice } = JSON.parse(events.at(-1)?.split('data: ')[1] ?? '') as {
      data: { sectionOrder: string[] }
      notice: string
    }
    expect(data.sectionOrder).toEqual(['Frontend', 'Design'])
    expect(notice).toMatch(/^The language model broke off/)
    expect(model.asked).toHaveLength(1)
  })

  test('the first section arrives before the answer is complete, and disconnecting aborts the model request', async () => {
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

  test('disconnecting before the first byte aborts the model request too, and is not logged as an error', async () => {
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
