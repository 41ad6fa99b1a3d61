import { describe, expect, test } from 'vitest'
import { DESIGNS } from '@/lib/persona/designs/designs'
import { pickDesign } from '@/lib/persona/designs/pick-design'
import { personaPage } from '@/lib/engine/embedded/persona/page'
import { sanitise } from '@/lib/persona/sanitise/sanitise'
import { friendsIn } from '@/lib/engine/embedded/persona/friends'
import { parsePersonaText } from '@/lib/persona/persona-text'

const TITLE = 'Ada <b>& Sons</b>'
const DESCRIPTION = [
  'Location: Lisbon, "by" the sea',
  'Profession: Wedding photographer & editor',
  'Hobbies: Film cameras, sea swimming',
  'Daily Drivers: Sony A7 IV, Lightroom, Capture One and Notion',
  "Self-aware moment: Owns nine lenses, uses one; it's <fine>",
  'The best light is the one you waited for.',
].join('\n')

const visible = (html: string) =>
  html
    .replace(/<style>[^<]*<\/style>/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

describe.each(DESIGNS.map((design) => [design.id, design] as const))('the design %s', (_id, design) => {
  const page = design.render(parsePersonaText(TITLE, DESCRIPTION, friendsIn), design.hue)

  test('shows all words unchanged, and the daily drivers and the quote in bold', () => {
    const text = visible(page)
    for (const line of DESCRIPTION.split('\n'))
      for (const part of line.split(/: (.+)/).filter(Boolean)) expect(text).toContain(part)
    expect(text).toContain(TITLE)
    expect(page).toContain('<b>Sony A7 IV, Lightroom, Capture One and Notion</b>')
    expect(page).toContain('<b>The best light is the one you waited for.</b>')
  })

  // promise: one-sanitiser
  test('passes the sanitiser unchanged', async () => {
    const once = await sanitise(page)
    expect(once.removed).toEqual([])
    expect((await sanitise(once.html)).html).toBe(once.html)
    expect(visible(once.html)).toBe(visible(page))
  })

  test('shows the daily drivers as friends, with their icons from our icon service', () => {
    const friends = page.slice(page.indexOf('class="pp-top"'))
    for (const name of ['Sony A7 IV', 'Lightroom', 'Capture One', 'Notion'])
      expect(friends.toLowerCase()).toContain(`</i>${name.toLowerCase()}</li>`)
    expect(friends).toContain('<img src="/api/icons/simple-icons%3Anotion" alt=""')
    expect(page).toMatch(/class="pp-face"><img src="\/api\/icons\//)
  })

  test('blinks at most three times a second', () => {
    const seconds = [...page.matchAll(/animation(?:-duration)?:[^;}]*?([\d.]+)s/g)].map(([, length]) => Number(length))
    expect(seconds.filter((length) => length <= 0.66)).toEqual([])
  })

  test('is complete with no words and with many', async () => {
    for (const [title, description] of [
      ['', ''],
      ['x'.repeat(160), `Location: ${'a'.repeat(500)}\nDaily Drivers: ${'Tool, '.repeat(200)}\n${'q '.repeat(900)}`],
    ] as const) {
      const { removed } = await sanitise(design.render(parsePersonaText(title, description, friendsIn), design.hue))
      expect(removed).toEqual([])
    }
  })
})

test.each([
  ['sparkly pink princess page', 'glitter'],
  ['green hacker terminal', 'terminal'],
  ['an emo band page', 'scene'],
  ['like a windows 98 desktop', 'desktop'],
  ['deep space with stars', 'starfield'],
  ['a retro game for nerds', 'quest'],
  ['a cozy garden', 'meadow'],
  ['a tropical beach at sunset', 'sunset'],
  ['football fan', 'quest'],
  ['gothic vampire', 'scene'],
  ['anime fan page', 'glitter'],
  ['professional lawyer', 'profile-table'],
  ['sad rainy day', 'diary'],
  ['cosy autumn reading corner', 'diary'],
  ['I love cats', 'meadow'],
  ['old mp3 player, winamp skin', 'player'],
  ['elegant magazine', 'front-page'],
  ['the front page of a newspaper', 'front-page'],
])('%s gets the design %s', (prompt, id) => {
  expect(pickDesign(prompt, `${TITLE}\n${DESCRIPTION}`, '').design.id).toBe(id)
})

test('a prompt without a known word may give any design', () => {
  const picked = Array.from({ length: 600 }, (_, at) => pickDesign(`qz${at}`, '', '').design.id)
  expect(new Set(picked)).toEqual(new Set(DESIGNS.map(({ id }) => id)))
})

test('a refused design is not picked, nor a refused colour', () => {
  const { design, hue } = pickDesign('not pink, no glitter', `${TITLE}\n${DESCRIPTION}`, '')
  expect(design.id).not.toBe('glitter')
  expect(hue).not.toBe(328)
})

test('the same prompt gives the same page, another prompt or another try another page', () => {
  const request = { prompt: 'something nice', title: TITLE, description: DESCRIPTION, html: '', mode: 'new' as const }
  const first = personaPage(request).html
  expect(personaPage(request).html).toBe(first)
  const second = personaPage({ ...request, html: first }).html
  expect(/pp-[a-z-]+/.exec(second.slice(second.indexOf('class="pp ')))?.[0]).not.toBe(
    /pp-[a-z-]+/.exec(first.slice(first.indexOf('class="pp ')))?.[0],
  )
})

test('a colour in the prompt is the colour of the page', () => {
  expect(
    personaPage({ prompt: 'make it pink', title: TITLE, description: DESCRIPTION, html: '', mode: 'new' }).html,
  ).toContain('pp-hue-328')
})

test('no two designs share a style sheet, or both the order of blocks and the look', () => {
  const sheets = new Set(
    DESIGNS.map((design) =>
      design.render(parsePersonaText(TITLE, DESCRIPTION, friendsIn), 200).replaceAll(design.id, ''),
    ),
  )
  expect(sheets.size).toBe(DESIGNS.length)
  expect(DESIGNS.length).toBeGreaterThanOrEqual(12)
})
