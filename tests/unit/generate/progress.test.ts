import { expect, test } from 'vitest'
import { estimatedMs, progressAt, progressText } from '@/lib/generate/progress'

test('a generation is estimated at a fiftieth of a second per character, and at two seconds at least', () => {
  expect(estimatedMs(0)).toBe(2000)
  expect(estimatedMs(100)).toBe(2000)
  expect(estimatedMs(101)).toBe(2020)
  expect(estimatedMs(5000)).toBe(100_000)
})

test('the progress is linear up to 99 %', () => {
  expect([0, 500, 1000, 1500, 1999].map((ms) => progressAt(ms, 2000))).toEqual([0, 25, 50, 75, 99])
})

test('after the estimated time there is no percentage', () => {
  expect(progressAt(2000, 2000)).toBeUndefined()
  expect(progressAt(60_000, 2000)).toBeUndefined()
})

test('the text counts the sections that have arrived', () => {
  expect([0, 1, 6].map(progressText)).toEqual([
    'Finding tools…',
    'Finding tools… 1 section so far',
    'Finding tools… 6 sections so far',
  ])
})
