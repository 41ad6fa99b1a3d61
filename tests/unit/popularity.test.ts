import { expect, test } from 'vitest'
import { zipf } from '@/scripts/load/popularity'

test('of 25 evenly spaced draws the first four places get 12, 6, 4 and 3', () => {
  let step = 0
  const draw = zipf(4, () => (step++ + 0.5) / 25)
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 25; i++) {
    const place = draw()
    counts[place] = (counts[place] ?? 0) + 1
  }
  expect(counts).toEqual([12, 6, 4, 3])
})
