import { expect, test } from 'vitest'
import { measureFaces } from '@/scripts/faces/measure'

test.each(['Wedding photographer in Lisbon', 'Techno DJ', 'bedroom producer', 'Nurse on night shifts'])(
  'no tile of a stack for %j shows only a glyph or looks like its neighbour',
  (prompt) => {
    const { tools, bare, alike, leastContrast } = measureFaces([prompt])
    expect(tools).toBeGreaterThan(20)
    expect({ bare, alike }).toEqual({ bare: 0, alike: 0 })
    expect(leastContrast).toBeGreaterThanOrEqual(4.5)
  },
)

test('a photographer’s stack has marks of makers, and a founder’s has own marks', () => {
  expect(measureFaces(['Wedding photographer in Lisbon']).maker).toBeGreaterThan(3)
  const { own, tools } = measureFaces(['I build SaaS with Next.js'])
  expect(own / tools).toBeGreaterThan(0.7)
})
