import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startModelServer, type ModelServer } from '../support/model-server'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'

let model: ModelServer
let product: Product
const guest = () => new Guest(product.origin)

beforeAll(async () => {
  model = await startModelServer()
  product = await startProduct({ OPENAI_BASE_URL: model.origin, AI_MODEL: 'basic', AI_TIMEOUT_MS: '1500' })
})
afterAll(async () => {
  await product.stop()
  await model.stop()
})
beforeEach(() => {
  model.asked.length = 0
})

const TITLE = 'The Ears of Oslo'
const DESCRIPTION = [
  'Location: Oslo',
  'Profession: Sound designer',
  'Hobbies: Field recordings',
  'Daily Drivers: Ableton Live & a Zoom H5',
  'Self-aware moment: Owns nine microphones',
  'Silence is an instrument.',
].join('\n')
const page = (body: object) =>
  guest().post('/api/generate-persona-style', { prompt: '', title: TITLE, description: DESCRIPTION, ...body })

const WHOLE = `<style>.a{color:#fff}</style><div class="a"><h1>${TITLE}</h1><p>Oslo</p><p>Sound designer</p><p>Field recordings</p><p><b>Ableton Live &amp; a Zoom H5</b></p><p>Owns nine microphones</p><p><strong>Silence is an instrument.</strong></p></div>`

test('a new page with every word of the persona is used unchanged', async () => {
  model.replies = [{ text: `\`\`\`html\n${WHOLE}\n\`\`\`` }]
  const answer = await page({ prompt: 'dark and calm' })
  expect(answer.status).toBe(200)
  expect(answer.text).toBe(WHOLE)
  expect(JSON.stringify(model.asked[0]?.body)).toContain('dark and calm')
})

test('words missing in a new page are added, the daily driver and the quote in bold', async () => {
  model.replies = [{ text: `<h1>Somebody</h1><script>alert(1)</script><p>Oslo, Ableton Live &amp; a Zoom H5</p>` }]
  const { text } = await page({})
  expect(text).not.toContain('alert')
  for (const word of [TITLE, 'Sound designer', 'Field recordings', 'Owns nine microphones'])
    expect(text).toContain(word)
  expect(text).toContain('<b>Ableton Live &amp; a Zoom H5</b>')
  expect(text).toContain('<b>Silence is an instrument.</b>')
  expect(text.match(/Oslo(?! of)/g)?.length).toBeLessThanOrEqual(2)
})

test.each([
  ['words in place of a page', 'I am sorry, I cannot do that.'],
  ['a page of which nothing is left', '<script>alert(1)</script>'],
  ['a page that is too large', `<p>${'x'.repeat(120_000)}</p>`],
])('%s is asked for once more, then the embedded engine makes the page and the note says so', async (_what, text) => {
  model.replies = [{ text }]
  const answer = await page({})
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(TITLE)])
  expect(decodeURIComponent(answer.headers.get('x-persona-note') ?? '')).toMatch(/built-in engine/)
  expect(model.asked).toHaveLength(2)
  model.replies = [{ text }, { text: WHOLE }]
  expect((await page({})).text).toBe(WHOLE)
})

const adjust = async (changes: object, html = WHOLE) => {
  model.replies = [{ text: JSON.stringify({ edits: [], css: '', missed: '', ...changes }) }]
  const answer = await page({ mode: 'adjust', prompt: 'a wish', html })
  return { ...answer, note: decodeURIComponent(answer.headers.get('x-persona-note') ?? '') }
}

test('an adjustment changes the passages that the model names and keeps every other character', async () => {
  const { text, note } = await adjust({
    edits: [{ find: '<p>Oslo</p>', replace: '<p>Bergen</p>' }],
    css: '.a{color:#f0f}',
  })
  expect(text).toBe(`${WHOLE.replace('<p>Oslo</p>', '<p>Bergen</p>')}<style class="wishes">.a{color:#f0f}</style>`)
  expect(note).toBe('')
})

test('an adjustment cannot rewrite the page, and refused parts are reported', async () => {
  const rewritten = await adjust({ edits: [{ find: WHOLE, replace: '<p>All new</p>' }] })
  expect(rewritten.text).toBe(WHOLE)
  expect(rewritten.note).toMatch(/Generate new/)
  const unknown = await adjust({
    edits: [{ find: 'not there', replace: 'x' }],
    missed: 'There is no <b>music</b> here.',
  })
  expect(unknown.text).toBe(WHOLE)
  expect(unknown.note).toMatch(/^There is no music here\. No small change/)
  const twice = await adjust({ edits: [{ find: '<p>', replace: '<i>' }], css: '.a{color:red}' })
  expect(twice.text).toContain('<p>Oslo</p>')
  expect(twice.note).toMatch(/part of the page/)
})

test('pages of a model are sanitised like those of visitors', async () => {
  const { text } = await adjust({
    edits: [{ find: 'Oslo', replace: 'Oslo<img src=x onerror=alert(1)><script>alert(2)</script>' }],
    css: '@import "https://evil.example/x.css"; .a{background:url(https://evil.example/y)} .a{color:red}</style><script>alert(3)</script>',
  })
  expect(text).not.toMatch(/alert|evil\.example|onerror/)
  expect(text).toContain('Oslo')
})

test('when the model fails, the embedded engine writes the persona, and the cause is logged', async () => {
  model.replies = [{ status: 500 }]
  const sections = { Studio: [{ id: '1', text: 'Ableton Live' }] }
  const answer = await guest().post('/api/generate-persona', { sections })
  expect(answer.json).toMatchObject({
    title: expect.stringMatching(/./),
    notice: expect.stringMatching(/built-in engine/),
  })
  expect(answer.json.description.split('\n')).toHaveLength(6)
  expect(product.output()).toMatch(/the embedded engine is asked: The language model does not answer/)
})
