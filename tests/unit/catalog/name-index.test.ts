import { expect, test } from 'vitest'
import { nameIndex } from '@/lib/catalog/name-index'
import { spelling } from '@/lib/catalog/name-filter'

const { byKey, glued, find, sieve, mistyped } = nameIndex()

test('the sieve lets every name and its plural through, cut anywhere, and hardly any pair of ordinary words', () => {
  for (const names of [byKey, glued()])
    for (const name of names.keys()) {
      const letters = name.replaceAll(' ', '')
      expect(sieve().mayHold(spelling(spelling(0, letters.slice(0, 3)), letters.slice(3)))).toBe(true)
      expect(sieve().mayHold(spelling(0, `${letters}s`))).toBe(true)
    }
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
