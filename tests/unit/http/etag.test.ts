import { expect, test } from 'vitest'
import { isFresh } from '@/lib/http/etag'

test.each([
  ['"a.1"', true],
  ['W/"a.1"', true],
  ['"z", W/"a.1" ,"b"', true],
  ['*', true],
  ['"a.10"', false],
  ['a.1', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s matches "a.1": %s', (held, expected) => expect(isFresh(held, '"a.1"')).toBe(expected))
