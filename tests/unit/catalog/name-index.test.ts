import { expect, test } from 'vitest'
import { nameIndex } from '@/lib/catalog/name-index'
import { spelling } from '@/lib/catalog/name-sieve'

const { byKey, glued, find, sieve, mistyped } = nameIndex()

test('the sieve lets every name through, cut anywhere, and hardly any pair of ordinary words', () => {
  for (const names of [byKey, glued()])
    for (const name of names.keys())
      expect(sieve().mayHold(spelling(spelling(0, name.slice(0, 3)), name.slice(3)))).toBe(true)
  const words = 'house river morning quickly between several little garden yellow window'.split(' ')
  const pairs = words.flatMap((one) => words.map((other) => spelling(spelling(0, one), other)))
  expect(pairs.filter((letters) => sieve().mayHold(letters)).length).toBeLessThan(pairs.length / 4)
})

test('names are found without their spaces, too', () => {
  expect(find('davinciresolve')?.entry.id).toBe(find('davinci resolve')?.entry.id)
  expect(find('davinciresolve')).toBeDefined()
})

test.each(['phtoshop', 'photosohp', 'photoshpo', 'photoshopp', 'phhotoshop', 'pohtoshop', 'photoshap'])(
  'one slip wherever it is still means the name: %s',
  (typed) => {
    expect(mistyped(typed)?.name).toMatch(/photoshop/i)
  },
)
