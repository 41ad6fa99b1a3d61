import { expect, test } from 'vitest'
import { exploreCategory } from '@/lib/engine/embedded/explore'

const explore = (categoryName: string, ...existing: string[]) =>
  exploreCategory({ categoryName, existing }).map(({ text }) => text)

test.each([
  'Databases',
  'My shiny keyboards',
  'Camera bodies & lenses',
  'Zettelkasten',
  'Sleep',
  'Überraschung',
  '???',
])('a category that somebody invented gives five to twelve tools: %s', (title) => {
  const found = explore(title)
  expect(found.length).toBeGreaterThanOrEqual(5)
  expect(found.length).toBeLessThanOrEqual(12)
  expect(new Set(found).size).toBe(found.length)
})

test('what is there already is not offered again, by whatever name it goes', () => {
  expect(explore('Databases', 'Postgres', 'redis')).not.toEqual(expect.arrayContaining(['PostgreSQL']))
  expect(explore('Databases', 'Postgres', 'redis')).not.toContain('Redis')
})

test('asking again with what was found gives others', () => {
  const first = explore('Databases')
  expect(explore('Databases', ...first).filter((name) => first.includes(name))).toEqual([])
})

test('another category gives other tools', () => {
  const databases = explore('Databases')
  expect(explore('Keyboards').filter((name) => databases.includes(name))).toEqual([])
})

test('what stands in the section says which of two meanings a title has', () => {
  const photos = explore('Culling & editing', 'Lightroom Classic', 'Photo Mechanic', 'Capture One', 'darktable')
  expect(photos).not.toContain('Visual Studio Code')
  expect(photos.length).toBeGreaterThanOrEqual(5)
})

test('a title finds its field in the singular too', () => {
  expect(explore('Note taking')).toContain('Obsidian')
})

test('a title that says nothing is explained by what stands under it', () => {
  expect(explore('Stuff I like', 'Figma', 'Sketch', 'Penpot')).toEqual(
    expect.arrayContaining([expect.stringMatching(/\S/)]),
  )
  const plain = new Set(explore('Illustration & design'))
  expect(explore('Mine', 'Figma', 'Sketch', 'Penpot').some((name) => plain.has(name))).toBe(true)
})
