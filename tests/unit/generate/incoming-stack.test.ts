import { expect, test } from 'vitest'
import {
  startIncomingStack,
  fillTitleAndDescription,
  replaceWithFirst,
  appendSection,
} from '@/lib/generate/incoming-stack'
import { EMPTY_CONTENT, type Content } from '@/lib/stack/content'
import type { Section } from '@/lib/stack/schema'
import { bareTool } from '@/tests/support/bare-tool'

const section = (title: string, ...ids: string[]): Section => ({ title, tools: ids.map((id) => bareTool(id)) })
const content = (over: Partial<Content>): Content => ({ ...EMPTY_CONTENT, ...over })

test('the first section replaces the board, its title and description, and makes its persona page outdated', () => {
  const before = content({ title: 'Old', description: 'Old', htmlContent: '<p>', sections: [section('Old', 'a')] })
  expect(replaceWithFirst(before, section('New', 'b'), true)).toEqual(
    content({ htmlContent: '<p>', outdatedPage: { html: '<p>' }, sections: [section('New', 'b')] }),
  )
})

test('the persona page of another owner is removed, and a new one is needed', () => {
  const foreign = replaceWithFirst(content({ htmlContent: '<p>' }), section('New', 'b'), false)
  expect([foreign.htmlContent, foreign.outdatedPage]).toEqual(['', { html: '' }])
})

test('an own stack keeps its name and handle, and a foreign one loses them', () => {
  const before = content({ name: 'Mine', twitterHandle: 'me', theme: 'y2k' })
  const own = replaceWithFirst(before, section('New'), true)
  const foreign = replaceWithFirst(before, section('New'), false)
  expect([own.name, own.twitterHandle, own.theme]).toEqual(['Mine', 'me', 'y2k'])
  expect([foreign.name, foreign.twitterHandle, foreign.theme]).toEqual(['', '', 'y2k'])
})

test('further sections are appended once, without tools that are on the board already', () => {
  const board = content({ sections: [section('One', 'a')] })
  const next = appendSection(board, section('Two', 'a', 'b'))
  expect(next.sections).toEqual([section('One', 'a'), section('Two', 'b')])
  expect(appendSection(next, section('Two', 'c'))).toBe(next)
})

test('a late title and description are set on the stack for which they were requested', () => {
  const generated = [section('One', 'a')]
  const words = { title: 'T', description: 'D' }
  expect(fillTitleAndDescription(content({ sections: [section('Renamed', 'a')] }), generated, words)).toMatchObject(
    words,
  )
  const other = content({ sections: [section('One', 'z')] })
  expect(fillTitleAndDescription(other, generated, words)).toBe(other)
})

test('a title that the visitor has typed meanwhile is kept', () => {
  const typed = content({ title: 'My own', sections: [section('One', 'a')] })
  const described = fillTitleAndDescription(typed, typed.sections, { title: 'T', description: 'D' })
  expect([described.title, described.description]).toEqual(['My own', 'D'])
})

test('an unchanged board gets the whole stack at the end, or its previous content if the stream breaks', () => {
  const before = content({ title: 'Old', sections: [section('Old', 'z')] })
  const arrival = startIncomingStack(before, true)
  expect(arrival.hasStarted()).toBe(false)
  const one = arrival.next(section('One', 'a'))(before)
  expect(arrival.hasStarted()).toBe(true)
  const two = arrival.next(section('Two', 'b'))(one)
  expect(two.sections.map(({ title }) => title)).toEqual(['One', 'Two'])
  const whole = [section('One', 'a'), section('Two', 'b'), section('Three', 'c')]
  expect(arrival.complete(whole)(two)).toEqual(content({ sections: whole, outdatedPage: { html: '' } }))
  expect(arrival.rollback(two)).toBe(before)
})

test('changes during the stream are kept at its end and when it breaks', () => {
  const arrival = startIncomingStack(EMPTY_CONTENT, true)
  arrival.next(section('One', 'a'))(EMPTY_CONTENT)
  const renamed = content({ sections: [section('First', 'a')] })
  const two = arrival.next(section('Two', 'b'))(renamed)
  expect(two.sections).toEqual([section('First', 'a'), section('Two', 'b')])
  const whole = arrival.complete([section('One', 'a'), section('Two', 'b'), section('Three', 'c')])(two)
  expect(whole.sections).toEqual([section('First', 'a'), section('Two', 'b'), section('Three', 'c')])
  expect(arrival.rollback(two)).toBe(two)
})

test('an undo during the stream stops further sections', () => {
  const before = content({ sections: [section('Old', 'z')] })
  const arrival = startIncomingStack(before, true)
  arrival.next(section('One', 'a'))(before)
  expect(arrival.next(section('Two', 'b'))(before)).toBe(before)
})

test('a stack without sections changes nothing', () => {
  const before = content({ sections: [section('Old', 'z')] })
  expect(startIncomingStack(before, true).complete([])(before)).toBe(before)
})
