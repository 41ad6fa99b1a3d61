import { expect, test } from 'vitest'
import { isHeld } from '@/lib/http/etag'

test.each([
  ['"a.1"', true],
  ['W/"a.1"', true],
  ['"z", W/"a.1" ,"b"', true],
  ['*', true],
  ['"a.10"', false],
  ['a.1', false],
  ['', false],
  [undefined, false],
])('of a reader who names %s as held it is %s that "a.1" is', (held, expected) =>
  expect(isHeld(held, '"a.1"')).toBe(expected),
)
