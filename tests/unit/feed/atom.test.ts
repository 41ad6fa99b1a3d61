import { expect, test } from 'vitest'
import { atomFeed } from '@/lib/feed/atom'

const entry = (updated: string) => ({
  title: 'A stack',
  link: 'https://stacks.example/?share=a',
  author: '@ada',
  published: '2026-01-01T00:00:00.000Z',
  updated,
  summary: '1 tool',
})
const updatedOf = (...times: string[]) => {
  const feed = atomFeed({
    title: 'New',
    self: 'https://stacks.example/feed.xml',
    page: 'https://stacks.example/',
    entries: times.map(entry),
  })
  return [...feed.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, time]) => time)
}

test('the date of a feed is that of its last changed entry, at any place in the list', () => {
  const [old, last, middle] = ['2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z', '2026-02-15T00:00:00.000Z']
  expect(updatedOf(old, last, middle)).toEqual([last, old, last, middle])
})

test('a feed without entries has the date 1970-01-01', () => {
  expect(updatedOf()).toEqual(['1970-01-01T00:00:00.000Z'])
})
