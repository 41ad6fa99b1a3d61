import { expect, test } from 'vitest'
import { applyChanges } from '@/lib/engine/model/apply-changes'
import { plain } from '@/lib/engine/model/ground'

const PAGE = '<p>Hello</p><p>World</p>'

test('a passage that stands there once is replaced, and the rest stays byte by byte', () => {
  expect(applyChanges(PAGE, { edits: [{ find: 'Hello', replace: 'Hi' }], css: '' })).toEqual({
    html: '<p>Hi</p><p>World</p>',
    missed: [],
  })
})

test.each([
  ['that is not there', 'Bye'],
  ['that stands there twice', '<p>'],
  ['that is empty', ''],
])('a passage %s changes nothing and is said', (_what, find) => {
  const { html, missed } = applyChanges(PAGE, { edits: [{ find, replace: 'x' }], css: '' })
  expect(html).toBe(PAGE)
  expect(missed).toEqual(['No small change grants this wish. Say it in other words, or press Generate new.'])
})

test('rules are added with the rules inside them; what is no rule, or holds a tag, is left out', () => {
  const css =
    'b{color:red} @media print{b{color:#000}} } {x:y} </style><script>a{} @keyframes k{0%{top:0}to{top:1px}} c{'
  expect(applyChanges(PAGE, { edits: [], css }).html).toBe(
    `${PAGE}<style class="wishes">b{color:red} @media print{b{color:#000}} @keyframes k{0%{top:0}to{top:1px}}</style>`,
  )
})

test('half of a page is no small change', () => {
  const { html, missed } = applyChanges(PAGE, { edits: [{ find: 'Hello</p><p>World', replace: 'x' }], css: '' })
  expect(html).toBe(PAGE)
  expect(missed).toHaveLength(1)
})

test('an answer that never comes to a bracket is read at once', () => {
  expect(applyChanges(PAGE, { edits: [], css: 'a'.repeat(200_000) }).html).toBe(PAGE)
  expect(plain('<a'.repeat(100_000), 5)).toBe('<a<a<')
})
