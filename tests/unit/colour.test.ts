import { expect, test } from 'vitest'
import { hexOf, luminance, mix, mixed, rgbOf } from '@/lib/colour'

test.each([
  ['#abc', '#aabbcc'],
  ['#abcd', '#aabbcc'],
  ['#1D4ED8', '#1d4ed8'],
  ['#1d4ed880', '#1d4ed8'],
  ['1d4ed8', '#1d4ed8'],
])('%s is read as %s', (written, read) => {
  const rgb = rgbOf(written)
  expect(rgb && hexOf(rgb)).toBe(read)
})

test.each(['', '#', '#ab', '#abcde', '#abcdefa', 'red', '#12345g', ' #abc'])('“%s” is not a colour', (written) =>
  expect(rgbOf(written)).toBeUndefined(),
)

test('white has the luminance 1, black 0, and a mix a value between', () => {
  const [black, white] = [[0, 0, 0] as const, [255, 255, 255] as const]
  expect(luminance(white)).toBeCloseTo(1, 5)
  expect(luminance(black)).toBe(0)
  expect(luminance([188, 188, 188])).toBeCloseTo(0.503, 3)
  expect(mix(black, white, 0.25)).toEqual([63.75, 63.75, 63.75])
  expect(hexOf(mix(black, white, 0.25))).toBe('#404040')
})

test.each([
  ['#ff0000', '#0000ff', 0.5, '#800080'],
  ['#ffffff', '#102030', 1, '#102030'],
  ['#ffffff', 'no colour', 0.2, '#cccccc'],
])('from %s to %s, %d of the way, is %s', (from, to, share, between) => expect(mixed(from, to, share)).toBe(between))
