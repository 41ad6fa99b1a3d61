import { expect, test } from 'vitest'
import { fitLabel, fitLine, textWidth } from '@/lib/card/text-fit'

test('a label that fits stays one line in the largest size', () =>
  expect(fitLabel('React', 74, [12, 11, 10])).toEqual({ size: 12, lines: ['React'] }))

test('a label of two words is broken between them', () =>
  expect(fitLabel('Visual Studio Code', 100, [12, 11, 10]).lines).toEqual(['Visual Studio', 'Code']))

test('a long word is drawn smaller and not broken', () =>
  expect(fitLabel('PracticePanther', 98, [12, 11, 10])).toEqual({ size: 11, lines: ['PracticePanther'] }))

test('a label that fits in no size is cut with an ellipsis, within the width', () => {
  const { size, lines } = fitLabel('W'.repeat(120), 74, [12, 11, 10])
  expect(lines).toHaveLength(1)
  expect(lines[0]?.endsWith('…')).toBe(true)
  expect(textWidth(lines[0] ?? '', size)).toBeLessThanOrEqual(74)
})

test('an emoji of several code points is kept whole or left out', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(fitLine(family.repeat(5), 12, 40)).toMatch(new RegExp(`^(?:${family})*…$`))
})

test('the ellipsis of a right-to-left text has its direction', () => {
  expect(fitLine('مجموعة أدواتي للتصميم', 12, 60)).toMatch(/…\u200f$/)
  expect(fitLine('A set of tools for design', 12, 60)).toMatch(/…$/)
})
