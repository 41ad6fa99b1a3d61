import { expect, test } from 'vitest'
import { galleryState } from '@/lib/explore/client'

test('what is no list counts as no data, an empty list as nothing to show', () => {
  expect(galleryState({ items: [] })).toEqual({ words: 'No data returned from database', failed: true })
  expect(galleryState(null)).toEqual({ words: 'No data returned from database', failed: true })
  expect(galleryState([])).toEqual({ words: 'No explore data available' })
})

test('a list is shown as it is', () => {
  const items = [{ id: '1', title: 'One', image: '/one.png', url: '/stack/one' }]
  expect(galleryState(items)).toEqual({ items })
})
