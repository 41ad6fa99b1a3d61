import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'

test('a value in a path is one segment, with any characters', () => {
  const strange = 'a/b?c=d&e#f %2F ü'
  const { searchParams, pathname } = new URL(paths.share(strange), 'http://here')
  expect([pathname, searchParams.get('share')]).toEqual(['/', strange])
  for (const address of [paths.stack(strange), paths.icon(strange), paths.api.search(strange)]) {
    const last = new URL(address, 'http://here').pathname.split('/').at(-1) ?? ''
    expect(decodeURIComponent(last)).toBe(strange)
  }
})

test('the address of a list has its cursor, if there is one', () => {
  expect(paths.api.userStacks('me')).toBe('/api/user/me/techstacks')
  expect(paths.api.userStacks('me', '1&2')).toBe('/api/user/me/techstacks?cursor=1%262')
})
