import { expect, test } from 'vitest'
import { isReservedName } from '@/lib/people/reserved-names'

test.each([
  ['mysite', true],
  ['my_site', true],
  ['mys1te', true],
  ['my', false],
  ['mysites', false],
  ['admin', true],
])('on “My Sité!” the user name %s is reserved: %s', (name, isReserved) =>
  expect(isReservedName(name, 'My Sité!')).toBe(isReserved),
)
