import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOCUMENT, promisesDocument, readPromises, readTags } from '@/scripts/promises'
import { findTags } from '@/scripts/promises/find-tags'

const areas = readPromises()
const promises = areas.flatMap((area) => area.promises)
const tags = readTags()

test('the committed document is the output of npm run promises', () => {
  expect(readFileSync(DOCUMENT, 'utf8'), 'run npm run promises').toBe(promisesDocument(areas, tags))
})

test('every promise has a unique id and names files that exist', () => {
  expect(new Set(promises.map(({ id }) => id)).size).toBe(promises.length)
  expect(promises.flatMap(({ code }) => code).filter((file) => !existsSync(file))).toEqual([])
})

test('every promise has a test', () => {
  const tagged = new Set(tags.flatMap((tag) => tag.promises))
  expect(promises.map(({ id }) => id).filter((id) => !tagged.has(id))).toEqual([])
})

test('every tag names a promise', () => {
  const known = new Set(promises.map(({ id }) => id))
  const unknown = tags.flatMap((tag) => tag.promises.filter((id) => !known.has(id)).map((id) => `${tag.file}: ${id}`))
  expect(unknown).toEqual([])
})

test('no test of a promise is skipped', () => {
  expect(tags.filter(({ skipped }) => skipped).map(({ file, title }) => `${file}: ${title}`)).toEqual([])
})

const tagsOf = (text: string) => findTags('some.test.ts', text)

test('a tag belongs to the test or the describe block below it, also with parameters', () => {
  expect(
    tagsOf(`
      // promise: one
      test('first', () => {})
      describe('group', () => {
        // Why it is tested.
        // promise: two, three
        test.each([1, 2])('second %s', () => {})
      })
      for (const name of names) {
        // promise: one
        test(\`\${name}: third\`, async () => {})
      }
    `),
  ).toEqual([
    { file: 'some.test.ts', title: 'first', promises: ['one'], skipped: false },
    { file: 'some.test.ts', title: 'second %s', promises: ['two', 'three'], skipped: false },
    { file: 'some.test.ts', title: '…: third', promises: ['one'], skipped: false },
  ])
})

test.each([
  ['test.skip', `test.skip('title', () => {})`],
  ['test.todo', `test.todo('title')`],
  ['test.fixme', `test.fixme('title', () => {})`],
  ['describe.skip', `describe.skip('title', () => { test('inner', () => {}) })`],
  ['skipIf', `test.skipIf(process.env.CI)('title', () => {})`],
  [
    'a call of test.skip in the body',
    `test('title', async ({ browserName }) => { test.skip(browserName === 'x', 'no') })`,
  ],
  ['a call of context.skip in the body', `test('title', (context) => { if (slow) { context.skip() } })`],
])('a test skipped by %s is reported', (_how, code) => {
  expect(tagsOf(`// promise: one\n${code}`)).toMatchObject([{ skipped: true }])
})

test('a test inside a skipped block is reported, and one beside a skipped test is not', () => {
  const [inside] = tagsOf(`describe.skip('block', () => {\n// promise: one\ntest('inner', () => {})\n})`)
  expect(inside?.skipped).toBe(true)
  const [beside] = tagsOf(
    `// promise: one\ndescribe('block', () => { test.skip('other', () => {}); test('x', () => {}) })`,
  )
  expect(beside?.skipped).toBe(false)
})

test.each([
  ['above something else', `// promise: one\nconst x = 1\ntest('title', () => {})`],
  ['with a misspelt list', `// promise: one,two\ntest('title', () => {})`],
  ['with a misspelt word', `// promises: one\ntest('title', () => {})`],
  ['separated from its test by another comment', `// promise: one\n// A reason.\ntest('title', () => {})`],
])('a tag %s is an error', (_what, code) => {
  expect(() => tagsOf(code)).toThrow('not directly above a test')
})
