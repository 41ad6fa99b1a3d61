import { expect, test } from 'vitest'
import { lineParts, parsePersonaText } from '@/lib/persona/persona-text'

const PERSONA = [
  'Location: A desk by the window',
  'Profession: Editor',
  'Hobbies: Notion',
  'Daily Drivers: Notion',
  'Self-aware moment: Sorted the inbox at midnight.',
  'Done is a tag.',
].join('\n')

test('only the daily driver and the quote of a persona are bold', () => {
  expect(lineParts(PERSONA).map(({ bold }) => bold.trim())).toEqual(['', '', '', 'Notion', '', 'Done is a tag.'])
})

test('the label of a persona’s line is recognised by its text', () => {
  expect(lineParts(PERSONA).map(({ label }) => label)).toEqual([
    'Location:',
    'Profession:',
    'Hobbies:',
    'Daily Drivers:',
    'Self-aware moment:',
    '',
  ])
  expect(lineParts('Stack: small').map(({ label }) => label)).toEqual([''])
})

test('the words are unchanged', () => {
  const shown = lineParts(PERSONA).map(({ label, plain, bold }) => label + plain + bold)
  expect(shown.join('\n')).toBe(PERSONA)
})

test('a description without a persona has nothing bold', () => {
  expect(lineParts('Tools of a small studio.\nUpdated in spring.').every(({ bold }) => bold === '')).toBe(true)
})

test('an empty title is replaced by "My stack"', () => {
  expect(parsePersonaText(' ', PERSONA).title).toBe('My stack')
})
