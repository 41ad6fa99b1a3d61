import { describe, expect, test } from 'vitest'
import { acceptSuggestion, matchingSuggestions } from '@/lib/generate/suggestions'

const suggestion = (full: string, original = '') => ({ full, original })

describe('accepting a suggestion', () => {
  test('appends a comma and the tool to a finished name', () => {
    expect(acceptSuggestion('React', suggestion('Next.js', 'React'))).toBe('React, Next.js')
    expect(acceptSuggestion('React, Postgres', suggestion('Prisma'))).toBe('React, Postgres, Prisma')
  })

  test('completes an unfinished name in place, in any letter case', () => {
    expect(acceptSuggestion('Reac', suggestion('React', 'Reac'))).toBe('React')
    expect(acceptSuggestion('Figma, vs co', suggestion('VS Code', 'vs co'))).toBe('Figma, VS Code')
    expect(acceptSuggestion('Figma\nnoti', suggestion('Notion', 'noti'))).toBe('Figma\nNotion')
  })

  test('completes the last words of a sentence', () => {
    expect(acceptSuggestion('I write in Obsi', suggestion('Obsidian', 'Obsi'))).toBe('I write in Obsidian')
  })

  test('does not complete a part of a longer word', () => {
    expect(acceptSuggestion('unreac', suggestion('React', 'reac'))).toBe('unreac, React')
  })

  test('does not double an existing comma', () => {
    expect(acceptSuggestion('React,', suggestion('Next.js'))).toBe('React, Next.js')
    expect(acceptSuggestion('React, ', suggestion('Next.js'))).toBe('React, Next.js')
  })

  test('adds only the tool on a new line', () => {
    expect(acceptSuggestion('React\n', suggestion('Next.js'))).toBe('React\nNext.js')
  })
})

describe('suggestions for an older text', () => {
  const answer = { input: 'React, Re', suggestions: [suggestion('Redis', 'Re'), suggestion('Vite', '')] }

  test('are all shown for the text that they answer', () => {
    expect(matchingSuggestions('React, Re', answer)).toEqual(answer.suggestions)
  })

  test('are shown only if they complete the typed word', () => {
    expect(matchingSuggestions('React, Red', answer)).toEqual([suggestion('Redis', 'Re')])
    expect(matchingSuggestions('React, Redis', answer)).toEqual([])
    expect(matchingSuggestions('React, Pos', answer)).toEqual([])
  })

  test('are not shown for an empty text', () => {
    expect(matchingSuggestions('  ', answer)).toEqual([])
  })
})

/** Texts for which a quadratic algorithm would not end in time. */
const LONG = 200_000

test.each([
  ['one long line and a comma', `${'a'.repeat(LONG)},`, `${'a'.repeat(LONG)}, React`],
  ['a gap in the middle', `a${' '.repeat(LONG)}b`, `a${' '.repeat(LONG)}b, React`],
  ['an indented empty line', `a\n${' '.repeat(LONG)}`, `a\n${' '.repeat(LONG)}React`],
])('a text of any length is completed at once: %s', (_what, input, completed) => {
  expect(acceptSuggestion(input, suggestion('React'))).toBe(completed)
  expect(matchingSuggestions(input, { input: '', suggestions: [suggestion('React')] })).toEqual([])
})
