import { expect, test } from 'vitest'
import { draftWith } from '@/lib/stack/add-to-draft'
import type { Draft } from '@/lib/stack/draft'
import { STACK_LIMITS } from '@/lib/stack/limits'
import type { Tool } from '@/lib/stack/schema'
import { bareTool } from '../../support/bare-tool'

const MADE = { id: 'new', at: 5 }
const react = bareTool('1', 'React')

function added(draft: Draft | undefined, tool: Tool, section: string, made = MADE): Draft {
  const next = draftWith(draft, tool, section, made)
  if (typeof next === 'string') throw new Error(`not added: ${next}`)
  return next
}

test('without a draft a new one begins with the tool in its section', () => {
  const draft = added(undefined, react, 'Frontend')
  expect(draft).toMatchObject({ id: 'new', at: 5, saved: undefined })
  expect(draft.content.sections).toEqual([{ title: 'Frontend', tools: [react] }])
})

test('a draft keeps its tools and gets the tool at the end of the section with that title', () => {
  const first = added(undefined, react, 'Frontend')
  const second = added(first, bareTool('2', 'Vue'), 'Frontend', { id: 'other', at: 6 })
  expect(second).toMatchObject({ id: 'new', at: 6 })
  expect(second.content.sections.map(({ title, tools }) => [title, tools.map(({ text }) => text)])).toEqual([
    ['Frontend', ['React', 'Vue']],
  ])
})

test('a tool that the draft has in another letter case is not added again', () => {
  const draft = added(undefined, react, 'Frontend')
  expect(draftWith(draft, bareTool('2', ' REACT '), 'Other', MADE)).toBe('has-it')
})

test('a draft with all the tools or sections that a stack may have is full, except for a tool that it has', () => {
  const draft = added(undefined, react, 'Frontend')
  const tools = Array.from({ length: STACK_LIMITS.tools }, (_, at) => bareTool(`t${at}`, `Tool ${at}`))
  const many = { ...draft, content: { ...draft.content, sections: [{ title: 'Frontend', tools }] } }
  expect(draftWith(many, react, 'Frontend', MADE)).toBe('full')
  expect(draftWith(many, bareTool('x', 'Tool 7'), 'Frontend', MADE)).toBe('has-it')
  const sections = Array.from({ length: STACK_LIMITS.sections }, (_, at) => ({ title: `Section ${at}`, tools: [] }))
  const wide = { ...draft, content: { ...draft.content, sections } }
  expect(draftWith(wide, react, 'Frontend', MADE)).toBe('full')
  expect(added(wide, react, 'Section 3').content.sections[3]?.tools).toEqual([react])
})
