import { expect, test } from 'vitest'
import { catalogEntry } from '@/lib/catalog/entries'
import { describeTools } from '@/lib/engine/embedded/describe'
import { exploreCategory } from '@/lib/engine/embedded/explore'
import { describedAs } from '@/lib/engine/embedded/tool'
import { stackFor } from './wish/wishing'

const toolIn = (prompt: string) => stackFor(prompt).flatMap(({ tools }) => tools)[0]

test('a sibling of a known model gets the maker’s page and a sentence that holds for every model', () => {
  const known = toolIn('Elgato Stream Deck')
  const sibling = toolIn('Stream Deck Neo')
  expect(sibling?.text).toBe('Stream Deck Neo')
  expect(new URL(sibling?.link ?? '').pathname).toBe('/')
  expect(sibling?.description).not.toBe(known?.description)
  expect(sibling?.description).toContain('Elgato')
  expect(describeTools([{ id: 'a', text: 'Stream Deck Neo' }])[0]?.description).toBe(sibling?.description)
})

test('a generation of a family keeps the link and the description of the family', () => {
  const phone = catalogEntry('iphone')
  expect(phone && describedAs(phone, 'iPhone 12 mini')).toBe(phone?.description)
})

const explore = (categoryName: string, existing: string[], inSection?: string[]) =>
  exploreCategory({ categoryName, existing, inSection }).map(({ text }) => text)

test('Explore offers no tool of another section under an alias', () => {
  const first = explore('Databases', [])
  const offered = explore('Databases', [...first.slice(0, 3), 'Postgres', 'Figma'], [])
  expect(offered.filter((name) => [...first.slice(0, 3), 'PostgreSQL'].includes(name))).toEqual([])
})

test('Explore offers no other model of a family that is on the board', () => {
  const offered = explore('Mice', ['Logitech MX Master 3S'], ['Logitech MX Master 3S'])
  expect(offered.filter((name) => name.includes('MX Master'))).toEqual([])
})

test.each(['Privacy', 'Privacy & security', 'Private messaging', 'Datenschutz'])(
  'Explore follows the purpose of a section: %s offers no WhatsApp',
  (title) => {
    const offered = explore(title, ['Signal'], ['Signal'])
    for (const name of ['WhatsApp', 'Messenger', 'Facebook', 'Instagram', 'Google Chrome', 'Gmail'])
      expect(offered).not.toContain(name)
    expect(offered.length).toBeGreaterThanOrEqual(5)
  },
)
