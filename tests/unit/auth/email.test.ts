import { expect, test } from 'vitest'
import { Email } from '@/lib/auth/email'

test('an address is stored in lower case', () => {
  expect(Email.parse(' Kate@Example.com ')).toBe('kate@example.com')
})

test.each([
  ['the Kelvin sign', '\u212aate@example.com'],
  ['a dotless i', 'k\u0131te@example.com'],
  ['a full-width letter', '\uff4bate@example.com'],
])('an address with %s is refused, and does not become that of another user', (_what, address) => {
  expect(Email.safeParse(address).success).toBe(false)
})
