import { expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { namesIn } from '../wish/wishing'

test.each([
  ['figma, zorptool, slack', 'zorptool'],
  ['Figma, Acme Ledger, Slack', 'Acme Ledger'],
  ['Slack, Jira, HelpBot 3000, Confluence', 'HelpBot 3000'],
  ['Notion / Wibble / Trello', 'Wibble'],
  ['Ableton Live, Serum, Kazoo Deluxe', 'Kazoo Deluxe'],
  ['Figma, Slack, Raycast Snibbler', 'Raycast Snibbler'],
  ['Docker, Postgres Wibbler, Redis', 'Postgres Wibbler'],
])('an unknown item beside known ones is kept as written: %s', (list, name) => {
  expect(namesIn(list)).toContain(name)
})

test('an unknown item has no link, and an icon of its kind', () => {
  const tools = generateStack({ prompt: 'Figma, Blorbify, Slack', tools: '', intelligence: false }).flatMap(
    (section) => section.tools,
  )
  const unknown = tools.find(({ text }) => text === 'Blorbify')
  expect(unknown?.link).toBe('')
  expect(unknown?.description).toBe('')
})

test.each([
  ['Figma Pro, Spotify Premium, Slack', ['Figma', 'Spotify']],
  ['Notion for notes, Slack for chat', ['Notion', 'Slack']],
])('a known item with its edition or its purpose stays known: %s', (list, names) => {
  expect(namesIn(list)).toEqual(expect.arrayContaining(names.map((name) => expect.stringContaining(name))))
})
