import { expect, test } from 'vitest'
import { draftWith } from '@/lib/stack/add-to-draft'
import { bareTool } from '../../support/bare-tool'

const MADE = { id: 'new', at: 5 }
const react = bareTool('1', 'React')

test('without a draft a new one begins with the tool in its section', () => {
  const draft = draftWith(undefined, react, 'Frontend', MADE)
  expect(draft).toMatchObject({ id: 'new', at: 5, saved: undefined })
  expect(draft?.content.sections).toEqual([{ title: 'Frontend', tools: [react] }])
})

test('a draft keeps what it has and gets the tool at the end of the section with that title', () => {
  const first = draftWith(undefined, react, 'Frontend', MADE)
  const second = draftWith(first, bareTool('2', 'Vue'), 'Frontend', { id: 'other', at: 6 })
  expect(second).toMatchObject({ id: 'new', at: 6 })
  expect(second?.content.sections.map(({ title, tools }) => [title, tools.map(({ text }) => text)])).toEqual([
    ['Frontend', ['React', 'Vue']],
  ])
})

test('a tool that the draft has under any spelling of its case is not added again', () => {
  const draft = draftWith(undefined, react, 'Frontend', MADE)
  expect(draftWith(draft, bareTool('2', ' REACT '), 'Other', MADE)).toBeUndefined()
})
