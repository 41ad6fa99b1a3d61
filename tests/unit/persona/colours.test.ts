import { expect, test } from 'vitest'
import { contrast } from '@/lib/colour'
import { findColour, findColours, readable } from '@/lib/persona/adjust/colours'

test('colours are read in their order, with their shades', () => {
  const names = findColours('from dark purple to Pink, #ABC and light blue').map(({ name, css }) => [name, css])
  expect(names).toEqual([
    ['dark purple', '#37185b'],
    ['pink', '#ff8ac4'],
    ['#abc', '#aabbcc'],
    ['light blue', '#a5bbe7'],
  ])
})

test('in a dark page with pink, pink is the colour', () =>
  expect(findColour('a dark page with pink')?.name).toBe('pink'))

test('black and white have the contrast 21', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21))

test.each([
  ['#6d2fb5', '#ff8ac4'],
  ['#000000', '#ffffff'],
  ['#808080', '#7f7f7f'],
  ['#e0219d', '#e0219d'],
])('%s and %s get an ink that is readable on both', (...grounds) => {
  const found = readable(grounds)
  expect(found.grounds).toHaveLength(grounds.length)
  for (const ground of found.grounds) expect(contrast(found.ink, ground)).toBeGreaterThanOrEqual(4.5)
})

test('readable backgrounds are unchanged', () =>
  expect(readable(['#0a1a4a', '#0b7a75'])).toEqual({ ink: '#ffffff', grounds: ['#0a1a4a', '#0b7a75'] }))
