import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newShareCode } from '@/lib/stack/share-code'
import { isShareCode } from '@/lib/stack/share-code-in-link'

const codes = Array.from({ length: 5_000 }, newShareCode)

// promise: unguessable-share-codes
test('share codes are unique, in no order, and use every character at every position', () => {
  expect(new Set(codes).size).toBe(codes.length)
  const inOrder = codes.slice(1).filter((code, i) => code > (codes[i] ?? '')).length
  expect(inOrder / codes.length).toBeGreaterThan(0.45)
  expect(inOrder / codes.length).toBeLessThan(0.55)
  for (let place = 0; place < 10; place++) {
    const signs = new Set(codes.map((code) => code[place]))
    // 57 characters to the tenth power are 58 bits, less a little because one of them must be a
    // digit.
    expect(signs.size, `place ${place}`).toBe(57)
  }
})

// promise: unguessable-share-codes
test('every code is recognised, and no word of an address is one', () => {
  expect(codes.every(isShareCode)).toBe(true)
  const words = [
    ...readdirSync('app'),
    ...(existsSync('public') ? readdirSync('public') : []),
    'techstacks',
    'statistics',
  ]
  expect(words.filter(isShareCode)).toEqual([])
})
