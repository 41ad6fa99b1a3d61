import { expect, test } from 'vitest'
import { changedParts } from '@/lib/revisions/changed-parts'
import { bareTool } from '../../support/bare-tool'

const react = bareTool('1', 'React')
const redis = bareTool('2', 'Redis')
const data = { title: 'Data', tools: [redis] }
const STATE = {
  name: 'Desk',
  title: 'My desk',
  description: '',
  twitterHandle: 'ada',
  theme: 'modern',
  sections: [{ title: 'Frontend', tools: [react] }, data],
}

test('equal states have no changed parts', () => {
  expect(changedParts(STATE, structuredClone(STATE), false)).toEqual([])
})

test.each([
  ['title', { title: 'Another' }],
  ['title', { title: '' }],
  ['description', { description: 'New' }],
  ['handle', { twitterHandle: '' }],
  ['theme', { theme: 'y2k' }],
  ['sections', { sections: [{ title: 'Web', tools: [react] }, data] }],
  ['sections', { sections: STATE.sections.toReversed() }],
  [
    'sections',
    {
      sections: [
        { title: 'Frontend', tools: [react, redis] },
        { title: 'Data', tools: [] },
      ],
    },
  ],
  ['status', { sections: [{ title: 'Frontend', tools: [{ ...react, status: 'retired' as const }] }, data] }],
  ['details', { sections: [{ title: 'Frontend', tools: [{ ...react, link: 'https://react.dev' }] }, data] }],
])('only the changed part is named: %s, %j', (part, change) => {
  expect(changedParts({ ...STATE, ...change }, STATE, false)).toEqual([part])
})

test('a changed persona page is named, and an empty title equals the name of the stack', () => {
  expect(changedParts({ ...STATE, title: '', name: 'My desk' }, STATE, true)).toEqual(['page'])
})

test('a tool in only one of the states does not change the part "sections"', () => {
  const sections = [{ title: 'Frontend', tools: [bareTool('3', 'Vue'), react] }, data]
  expect(changedParts({ ...STATE, sections }, STATE, false)).toEqual([])
})
