import { expect, test } from 'vitest'
import {
  differs,
  EMPTY_CONTENT,
  isUnsaved,
  needsPersonaPage,
  titleToSave,
  type Content,
  type SavedStack,
} from '@/lib/stack/content'
import { bareTool } from '@/tests/support/bare-tool'

const tool = bareTool('a', 'A')
const content: Content = {
  ...EMPTY_CONTENT,
  name: 'Mine',
  sections: [
    { title: 'One', tools: [tool] },
    { title: 'Two', tools: [] },
  ],
}
const saved: SavedStack = { id: 'i', shareCode: 'c', userId: null, version: 1, content }

test('a deep copy does not differ', () => {
  expect(differs(structuredClone(content), content)).toBe(false)
  expect(isUnsaved(structuredClone(content), saved)).toBe(false)
})

test.each<[string, Partial<Content>]>([
  ['a title', { title: 'x' }],
  ['a description', { description: 'x' }],
  ['a handle', { twitterHandle: 'x' }],
  ['a theme', { theme: 'y2k' }],
  ['a persona page', { htmlContent: '<p>' }],
  ['the order of sections', { sections: content.sections.toReversed() }],
  [
    'a tool',
    {
      sections: [
        { title: 'One', tools: [{ ...tool, label: 'Free' }] },
        { title: 'Two', tools: [] },
      ],
    },
  ],
  [
    'a section title',
    {
      sections: [
        { title: 'Uno', tools: [tool] },
        { title: 'Two', tools: [] },
      ],
    },
  ],
])('%s makes it differ', (_what, change) => expect(differs({ ...content, ...change }, content)).toBe(true))

test('a new name alone does not enable Save Page, but is an unsaved change', () => {
  const renamed = { ...content, name: 'Other' }
  expect(differs(renamed, content)).toBe(false)
  expect(isUnsaved(renamed, saved)).toBe(true)
})

test('ticking or clearing "listed" is an unsaved change', () => {
  expect(isUnsaved({ ...content, listed: false }, saved)).toBe(true)
})

test('an empty board without a stack has no unsaved changes', () => {
  expect(isUnsaved(EMPTY_CONTENT, undefined)).toBe(false)
  expect(isUnsaved(content, undefined)).toBe(true)
})

test('a tool without a status is "using": only another status is an unsaved change', () => {
  const withStatus = (status: 'using' | 'trying'): Content => ({
    ...content,
    sections: [{ title: 'One', tools: [{ ...tool, status }] }, ...content.sections.slice(1)],
  })
  expect(isUnsaved(withStatus('using'), saved)).toBe(false)
  expect(isUnsaved(withStatus('trying'), saved)).toBe(true)
  expect(isUnsaved(content, { ...saved, content: withStatus('trying') })).toBe(true)
})

test.each([
  ['no title', { title: '' }, undefined, 'Mine'],
  ['the title of the persona text', { title: 'Ada, coder', personaTitle: 'Ada, coder' }, undefined, 'Mine'],
  ['a title written by hand', { title: 'Tools', personaTitle: 'Ada, coder' }, undefined, 'Tools'],
  ['a saved title that was the name', { title: 'Old' }, { name: 'Old', title: 'Old' }, 'Mine'],
  ['a saved title that was another', { title: 'Tools' }, { name: 'Old', title: 'Tools' }, 'Tools'],
])('saving a board with %s stores the right title', (_, typed, before, title) => {
  const stored = before && { ...saved, content: { ...content, ...before } }
  expect(titleToSave({ ...content, ...typed }, stored)).toBe(title)
})

test.each([
  ['a board that no server has', {}, undefined, true],
  ['a loaded stack', {}, saved, false],
  ['a stack generated over a loaded one', { outdatedPage: { html: '' } }, saved, true],
  ['a stack generated over an own page', { htmlContent: '<p>', outdatedPage: { html: '<p>' } }, saved, true],
  ['a generated stack with a new page', { htmlContent: '<b>', outdatedPage: { html: '<p>' } }, saved, false],
  ['a page written by hand', { htmlContent: '<p>' }, undefined, false],
])('decides whether a persona page has to be made for %s', (_, page, stored, needed) => {
  expect(needsPersonaPage({ ...content, ...page }, stored)).toBe(needed)
})
