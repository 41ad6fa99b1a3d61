import { expect, test } from 'vitest'
import { applyChanges } from '@/lib/engine/model/apply-changes'
import { workTime } from '@/scripts/fuzz/measure'
import { plain } from '@/lib/engine/model/grounding'

const PAGE = '<p>Hello</p><p>World</p>'

test('a passage that occurs once is replaced, and the rest keeps its bytes', () => {
  expect(applyChanges(PAGE, { edits: [{ find: 'Hello', replace: 'Hi' }], css: '' })).toEqual({
    html: '<p>Hi</p><p>World</p>',
    missed: [],
  })
})

test.each([
  ['that is missing', 'Bye'],
  ['that occurs twice', '<p>'],
  ['that is empty', ''],
])('a passage %s changes nothing and is reported', (_what, find) => {
  const { html, missed } = applyChanges(PAGE, { edits: [{ find, replace: 'x' }], css: '' })
  expect(html).toBe(PAGE)
  expect(missed).toEqual(['No small change grants this wish. Say it in other words, or press Generate new.'])
})

test('rules are added with nested rules; invalid rules and tags are left out', () => {
  const css =
    'b{color:red} @media print{b{color:#000}} } {x:y} </style><script>a{} @keyframes k{0%{top:0}to{top:1px}} c{'
  expect(applyChanges(PAGE, { edits: [], css }).html).toBe(
    `${PAGE}<style class="wishes">b{color:red} @media print{b{color:#000}} @keyframes k{0%{top:0}to{top:1px}}</style>`,
  )
})

test('an edit of half of a page is refused', () => {
  const { html, missed } = applyChanges(PAGE, { edits: [{ find: 'Hello</p><p>World', replace: 'x' }], css: '' })
  expect(html).toBe(PAGE)
  expect(missed).toHaveLength(1)
})

test('CSS and HTML of 200,000 characters without a closing bracket are read to their end', () => {
  expect(applyChanges(PAGE, { edits: [], css: 'a'.repeat(200_000) }).html).toBe(PAGE)
  expect(plain('<a'.repeat(100_000), 5)).toBe('<a<a<')
})

test('only the first edits of a long list are applied, and the others are reported', () => {
  const edits = Array.from({ length: 2_000 }, (_, at) => ({
    find: at === 0 ? 'Hello' : 'World',
    replace: at === 0 ? 'Hi' : `World`,
  }))
  const { html, missed } = applyChanges(PAGE, { edits, css: '' })
  expect(html).toBe('<p>Hi</p><p>World</p>')
  expect(missed).toEqual(['A part of the page could not be changed that way.'])
})

test('twenty thousand edits of a page of 100 kB take no longer than 50 ms', () => {
  const page = '<p>a</p>'.repeat(12_500)
  const edits = Array.from({ length: 20_000 }, (_, at) => ({ find: `${'a</p><p>'.repeat(30)}${at}`, replace: '' }))
  expect(workTime(() => applyChanges(page, { edits, css: '' }))).toBeLessThan(50)
})
