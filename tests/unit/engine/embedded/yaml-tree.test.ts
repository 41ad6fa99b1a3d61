import { expect, test } from 'vitest'
import { yamlTree } from '@/lib/engine/embedded/manifests/yaml-tree'

test('an unclosed bracket with thousands of keys is unreadable, and does not end the process', () => {
  expect(yamlTree(`{${Array.from({ length: 6_000 }, (_, at) => `a${at}: 1\n`).join('')}]`)).toBeUndefined()
})

test('a map in a hundred maps is read, and one in a thousand is not', () => {
  const nested = (levels: number) => '{a: '.repeat(levels) + '1' + '}'.repeat(levels)
  expect(yamlTree(nested(100))).toHaveProperty('a.a.a')
  expect(yamlTree(nested(1_000))).toBeUndefined()
})
