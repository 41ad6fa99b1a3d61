import { expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'

/** Titles of the sections, each with the tools in it. */
const sectionsFor = (prompt: string) =>
  new Map(
    generateStack({ prompt, tools: '', intelligence: false }).flatMap(({ title, tools }) =>
      tools.map(({ text }) => [text, title] as const),
    ),
  )

test.each([
  ['Cozi, Huckleberry and Life360 for the family, Slack and Zoom for work', 'Cozi', 'Family & household'],
  ['Cozi, Huckleberry and Life360 for the family, Slack and Zoom for work', 'Life360', 'Family & household'],
  ['We plan in Gardenize and water with Gardena', 'Gardenize', 'Garden & farm'],
  ['Recipes live in Paprika, the list in AnyList', 'Paprika', 'Recipes & groceries'],
  ['We chart in Dentrix and pay with Gusto', 'Dentrix', 'Clinic & patients'],
  ['I bill with HoneyBook and edit in Lightroom', 'HoneyBook', 'Clients & sales'],
])('in "%s" %s is in the section %s', (text, name, title) => expect(sectionsFor(text).get(name)).toBe(title))

test('puts Twitch and YouTube beside OBS Studio', () => {
  const sections = sectionsFor('I stream on Twitch with OBS Studio, upload to YouTube and talk on Discord')
  for (const name of ['Twitch', 'OBS Studio', 'YouTube'])
    expect(sections.get(name), name).toBe('Video editing & streaming')
})

test.each([
  [
    'We do shows with Ableton Live, ZorbBeo for bookings, QLab for sound and a Raspberry Pi.',
    'ZorbBeo',
    'Calendar & scheduling',
  ],
  ['I shoot with a ZWO ASI533 through N.I.N.A. and PixInsight.', 'ZWO ASI533', 'Camera gear'],
])('sorts an unknown tool by its remark or its maker: %s', (text, name, title) =>
  expect(sectionsFor(text).get(name)).toBe(title),
)

test('tools of a newsroom give no section about software development', () => {
  const titles = [...sectionsFor('Slack, WordPress, Airtable for planning and Datawrapper for charts').values()]
  expect(titles.filter((title) => title.includes('development'))).toEqual([])
})

test('a sentence about a replaced tool gives the new tool alone', () => {
  expect([...sectionsFor('Google Docs replaced Word in our office.').keys()]).toEqual(['Google Docs'])
})

test.each([
  ['We monitor with Prometheus, Grafana, Loki and Sentry, and PagerDuty wakes us.', ['Monitoring & logging']],
  ['React, Vue, Svelte, Next.js, Nuxt, Astro', ['Frontend']],
  [
    'Ableton Live, Logic Pro, Pro Tools, Cubase, FL Studio, Bitwig Studio, Audacity, Dorico',
    ['Audio production', 'More audio production'],
  ],
  ['Ableton Live, FL Studio, Serum, Kontakt, Omnisphere, Massive', ['Audio production', 'Synths & samples']],
  ['Sony WH-1000XM5, AirPods, Blue Yeti, Rode NT1', ['Headphones', 'Microphones']],
  ['React, Svelte, Tailwind, Zustand', ['Frontend']],
])('splits a field that is large or has parts: %s', (text, titles) =>
  expect([...new Set(sectionsFor(text).values())]).toEqual(titles),
)

test('titles parts of a large field by their tools, and uses "More" for a part that is split again', () => {
  const sections = sectionsFor(
    'Ableton Live, FL Studio, Serum, Kontakt, Omnisphere, Massive, Vital, Pigments, Ozone, FabFilter Pro-Q, Valhalla Room, Melodyne',
  )
  expect(sections.get('FL Studio')).toBe('Audio production')
  expect(sections.get('Serum')).toBe('Synths & samples')
  expect(sections.get('Vital')).toBe('More synths & samples')
  expect(sections.get('FabFilter Pro-Q')).toBe('Mixing & mastering')
})

test('replaces a heading above most of a stack by fields', () => {
  const parts = ['AMD Ryzen 7 5800X', 'GeForce RTX 3080', 'MacBook Pro', 'Mac mini', 'ThinkPad X220', 'Raspberry Pi 4']
  const desk = ['Shure SM7B', 'Logitech MX Master 3', 'Keychron Q1', 'Aeron', 'Elgato Key Light', 'Sony ZV-1']
  const page = `## Office\n${[...parts, ...desk].map((name) => `- ${name}`).join('\n')}\n## Code\n- VS Code\n- Figma`
  const titles = new Set(sectionsFor(page).values())
  expect(titles).toContain('Code')
  expect([...titles]).not.toContain('More office')
  expect(titles.size).toBeGreaterThan(4)
})
