import { expect, test } from 'vitest'
import { catalogEntries } from '@/lib/catalog/entries'
import { spelling } from '@/lib/catalog/name-filter'
import { nameIndex } from '@/lib/catalog/name-index'
import { keyOf } from '@/lib/catalog/tokens'

const { names, find, mayHold, mistyped, namesakes } = nameIndex()

test('the filter passes every name and its plural, split anywhere, and hardly any pair of ordinary words', () => {
  for (const [name] of names()) {
    const letters = name.replaceAll(' ', '')
    expect(mayHold(name, spelling(spelling(0, letters.slice(0, 3)), letters.slice(3)))).toBe(true)
    expect(mayHold(name, spelling(0, `${letters}s`))).toBe(true)
  }
  const words = 'house river morning quickly between several little garden yellow window'.split(' ')
  const pairs = words.flatMap((one) => words.map((other) => [one, spelling(spelling(0, one), other)] as const))
  expect(pairs.filter(([one, letters]) => mayHold(one, letters)).length).toBeLessThan(pairs.length / 4)
})

test('every name of an entry is found in its script, and means the entry or a namesake', () => {
  const lost = catalogEntries().filter((entry) => {
    const found = find(keyOf(entry.name))?.entry
    return found !== entry && (!found || !namesakes(found, entry.name).some((other) => other.entry === entry))
  })
  expect(lost).toEqual([])
})

test('an alias in another script is found', () => {
  expect(find(keyOf('노션'))?.entry.id).toBe('notion')
})

test('names are found without their spaces, too', () => {
  expect(find('davinciresolve')?.entry.id).toBe(find('davinci resolve')?.entry.id)
  expect(find('davinciresolve')).toBeDefined()
})

test.each(['phtoshop', 'photosohp', 'photoshpo', 'photoshopp', 'phhotoshop', 'pohtoshop', 'photoshap'])(
  'a name with one misspelling is found: %s',
  (typed) => {
    expect(mistyped(typed)?.name).toMatch(/photoshop/i)
  },
)
