import { expect, test } from 'vitest'
import { boldParts } from '@/lib/persona/words'

const PERSONA = [
  'Location: A desk by the window',
  'Profession: Editor',
  'Hobbies: Notion',
  'Daily Drivers: Notion',
  'Self-aware moment: Sorted the inbox at midnight.',
  'Done is a tag.',
].join('\n')

test('the daily driver and the quote of a persona are bold, and nothing else is', () => {
  expect(boldParts(PERSONA).map(({ bold }) => bold)).toEqual(['', '', '', 'Notion', '', 'Done is a tag.'])
})

test('the words stay as they were written', () => {
  const shown = boldParts(PERSONA).map(({ before, bold }) => before + bold)
  expect(shown.join('\n')).toBe(PERSONA)
})

test('a description that is no persona has nothing bold', () => {
  expect(boldParts('Tools of a small studio.\nUpdated in spring.').every(({ bold }) => bold === '')).toBe(true)
})
