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

test('the daily driver and the quote of a persona are bold, and nothing else is', () => {
  expect(lineParts(PERSONA).map(({ bold }) => bold.trim())).toEqual(['', '', '', 'Notion', '', 'Done is a tag.'])
})

test('what a line of a persona is about is told from what it says', () => {
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

test('the words stay as they were written', () => {
  const shown = lineParts(PERSONA).map(({ label, plain, bold }) => label + plain + bold)
  expect(shown.join('\n')).toBe(PERSONA)
})

test('a description that is no persona has nothing bold', () => {
  expect(lineParts('Tools of a small studio.\nUpdated in spring.').every(({ bold }) => bold === '')).toBe(true)
})

test('a page whose title could not be made is called by whose it is, not by what it lacks', () => {
  expect(parsePersonaText(' ', PERSONA).title).toBe('My stack')
})
