import { expect, test } from 'vitest'
import { catalogEntries, catalogEntry } from '@/lib/catalog/entries'
import { alternativesTo } from '@/lib/tools/alternatives'

test('alternatives are known entries of the same category', () => {
  const react = catalogEntry('react')
  const found = react ? alternativesTo(react) : []
  expect(found.map(({ id }) => id)).toContain('vue.js')
  expect(found.every(({ id, category }) => category === 'frontend' && id !== 'react')).toBe(true)
})

test('no entry id ends like a file served beside its page', () => {
  expect(catalogEntries().filter(({ id }) => /\.(?:svg|png|json|md)$/.test(id))).toEqual([])
})
