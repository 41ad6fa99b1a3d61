import { expect, test } from 'vitest'
import { codeOf } from '@/lib/explore/queries'

test.each([
  ['/stack/ABCDEFGH23', 'ABCDEFGH23'],
  ['/?share=ABCDEFGH23', 'ABCDEFGH23'],
  ['/about', undefined],
  ['/', undefined],
  ['https://elsewhere.example/stack/ABCDEFGH23', undefined],
  ['//elsewhere.example/ABCDEFGH23', undefined],
])('a link to %s opens the stack %s', (url, code) => expect(codeOf({ url })).toBe(code))
