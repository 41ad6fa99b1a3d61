import { expect, test } from 'vitest'
import { galleryState } from '@/lib/explore/client'

test('a response that is not a list is "no data", and an empty list has nothing to show', () => {
  expect(galleryState({ items: [] })).toEqual({ words: 'No data returned from database', failed: true })
  expect(galleryState(null)).toEqual({ words: 'No data returned from database', failed: true })
  expect(galleryState([])).toEqual({ words: 'No explore data available' })
})

test('a list of items is shown', () => {
  const items = [{ id: '1', title: 'One', image: '/one.png', url: '/stack/one' }]
  expect(galleryState(items)).toEqual({ items })
})
