import { describe, expect, test } from 'vitest'
import { namesIn, peopleIn, stackFor } from './wishing'

describe('a role with constraints behind it is not a list of tools', () => {
  test.each([
    ['geocaching, free tools only', 'Geocacher'],
    ['geocaching on a budget', 'Geocacher'],
    ['dungeon master, open source, offline, on Linux', 'Tabletop player and dungeon master'],
    ['Android phone without google', 'Owner of a phone without Google'],
    ['Hobbygärtner mit Balkon, möglichst kostenlos', 'Hobby gardener'],
    ['tax return, open source, offline, on Linux', 'Person doing a tax return'],
  ])('%s', (wish, who) => {
    expect(peopleIn(wish)?.[0]).toBe(who)
    expect(stackFor(wish).length).toBeGreaterThanOrEqual(3)
  })

  test.each(['Linux, Windows', 'Kindle, Android'])('two platforms are a list of two tools: %s', (list) =>
    expect(namesIn(list)).toHaveLength(2),
  )
})

test.each([['build a to-do app for Android', 'Android Studio']])(
  'an app to build gives tools of developers, not of builders: %s',
  (wish, tool) => {
    expect(namesIn(wish)).toContain(tool)
    expect(namesIn(wish)).not.toContain('Procore')
  },
)

test.each(['voice actor, open source only', 'voice actor, open source, offline, on Linux'])(
  'no section has more than two fifths of the tools that meet the demands: %s',
  (wish) => {
    const sizes = stackFor(wish).map(({ tools }) => tools.length)
    const all = sizes.reduce((sum, size) => sum + size, 0)
    expect(all).toBeGreaterThanOrEqual(8)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(0.4 * all)
  },
)

test('payments at the door get a card reader, not an online checkout', () => {
  const names = namesIn('mobile dog groomer taking card payments')
  expect(names).toContain('SumUp')
  expect(names).not.toContain('Lemon Squeezy')
})
