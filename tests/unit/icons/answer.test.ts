import { expect, test } from 'vitest'
import { iconAnswer, type IconFile } from '@/lib/icons/answer'

const cacheControl = (over: Partial<IconFile> = {}) =>
  iconAnswer(new Request('https://stacks.example/'), { type: 'image/svg+xml', bytes: '<svg/>', ...over }).headers.get(
    'cache-control',
  )

test('an icon is cached for a year, and a temporary one not at all', () => {
  expect(cacheControl()).toBe('public, max-age=31536000, immutable')
  expect(cacheControl({ temporary: true })).toBe('no-cache')
})
