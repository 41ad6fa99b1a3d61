import { expect, test } from 'vitest'
import { catalogEntries } from '@/lib/catalog/entries'
import { entryNamed } from '@/lib/catalog/name-index'
import { exploreCategory } from '@/lib/engine/embedded/explore'
import { generateStack } from '@/lib/engine/embedded/generate'
import { matesOf } from '@/lib/engine/embedded/sections/topics'

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
])('any section title gives five to twelve tools: %s', (title) => {
  const found = explore(title)
  expect(found.length).toBeGreaterThanOrEqual(5)
  expect(found.length).toBeLessThanOrEqual(12)
  expect(new Set(found).size).toBe(found.length)
})

test('a tool in the stack is not offered again under an alias', () => {
  expect(explore('Databases', 'Postgres', 'redis')).not.toEqual(expect.arrayContaining(['PostgreSQL']))
  expect(explore('Databases', 'Postgres', 'redis')).not.toContain('Redis')
})

test('asking again with the found tools gives others', () => {
  const first = explore('Databases')
  expect(explore('Databases', ...first).filter((name) => first.includes(name))).toEqual([])
})

test('another category gives other tools', () => {
  const databases = explore('Databases')
  expect(explore('Keyboards').filter((name) => databases.includes(name))).toEqual([])
})

test('the tools of a section decide between two meanings of its title', () => {
  const photos = explore('Culling & editing', 'Lightroom Classic', 'Photo Mechanic', 'Capture One', 'darktable')
  expect(photos).not.toContain('Visual Studio Code')
  expect(photos.length).toBeGreaterThanOrEqual(5)
})

test('a section of the engine is explored with similar tools, not with the best known ones', () => {
  const sections = [
    'nurse',
    'farmer',
    'accountant',
    'marathon runner',
    'twitch streamer',
    'wedding photographer',
  ].flatMap((prompt) => generateStack({ prompt, tools: '', intelligence: false }))
  expect(sections.length).toBeGreaterThan(18)
  for (const { title, tools } of sections) {
    const present = tools.flatMap(({ text }) => entryNamed(text) ?? [])
    const fields = new Set(present.map(({ category }) => category))
    const known = new Set(present.flatMap(({ goesWith }) => goesWith))
    const mates = matesOf(new Set(present.map(({ id }) => id)))
    const strange = exploreCategory({ categoryName: title, existing: tools.map(({ text }) => text) }).filter(
      ({ text }) => {
        const entry = entryNamed(text)
        return !entry || !(fields.has(entry.category) || known.has(entry.id) || mates.has(entry.id))
      },
    )
    expect(
      strange.map(({ text }) => text),
      title,
    ).toEqual([])
  }
})

test('a title that is only explained by its tools gets tools for the same job', () => {
  expect(explore('Culling & editing', 'Lightroom Classic', 'Photo Mechanic', 'Capture One')).toContain('RawTherapee')
  expect(explore('Drugs & calculations', 'Epocrates', 'Medscape', 'MDCalc')).toContain('UpToDate')
  expect(explore('Routes & races', 'Komoot', 'Footpath', 'OsmAnd')).toContain('AllTrails')
})

test('a title in the singular finds its field', () => {
  expect(explore('Note taking')).toContain('Obsidian')
})

test('a title without meaning is explained by its tools', () => {
  expect(explore('Stuff I like', 'Figma', 'Sketch', 'Penpot')).toEqual(
    expect.arrayContaining([expect.stringMatching(/\S/)]),
  )
  const plain = new Set(explore('Illustration & design'))
  expect(explore('Mine', 'Figma', 'Sketch', 'Penpot').some((name) => plain.has(name))).toBe(true)
})

test('tools that go with the same tools come first', () => {
  expect(explore('My secret weapons', 'Raycast', 'Keyboard Maestro')).toEqual(
    expect.arrayContaining(['Alfred', 'BetterTouchTool', 'Karabiner-Elements']),
  )
  expect(explore('Synths', 'Moog Subsequent 37').slice(0, 6)).toContain('Moog Minimoog')
  expect(explore('No-code', 'Webflow').slice(0, 5)).toEqual(expect.arrayContaining(['Softr', 'Wix']))
})

test('a title wider or narrower than its tools gets tools of their field', () => {
  expect(explore('Audio', 'Shure SM7B').slice(0, 3)).toContain('Electro-Voice RE20')
  const homelab = explore('Home lab', 'Proxmox VE')
  expect(homelab).toContain('TrueNAS')
  expect(homelab).not.toContain('Philips Hue')
})

test('a word for the whole field ranks no description higher', () => {
  expect(explore('Camera', 'Fujifilm X-T5').slice(0, 5)).not.toContain('PTZOptics Move 4K')
  expect(explore('Audio', 'Shure SM7B')).not.toContain('FMOD')
})

test('a title that names a persona gets the tools of that persona', () => {
  expect(explore('Vibe coding')).toEqual(expect.arrayContaining(['Cursor', 'Claude Code']))
  expect(explore('Knitting', 'Ravelry')).toContain('Ribblr')
  expect(explore('Auth', 'Clerk')).not.toContain('Atticus')
})

test('tools special to the persona come before common tools', () => {
  expect(explore('Chess').slice(0, 3)).toContain('Lichess')
  expect(explore('Astronomy', 'Stellarium')).toContain('PixInsight')
  expect(explore('Sourdough')).not.toContain('Spotify')
})

test('an unknown title finds the entries that match most of its words', () => {
  expect(explore('Tents & sleeping bags')).toContain('Vango')
  expect(explore('Knives')).toContain('藤次郎')
})

test('a technology in the title or the section keeps its rivals out', () => {
  const crates = explore('Rust crates', 'Serde')
  expect(crates).toContain('Tokio')
  for (const rival of ['Ruby on Rails', 'Laravel', 'Django']) expect(crates).not.toContain(rival)
})

test('a title in another language is understood, and one word of a description is not enough', () => {
  expect(explore('Kirche')).toContain('ProPresenter')
  expect(explore('Getting paid')).not.toContain('Rust')
})

test('among five hundred tools the title still decides', () => {
  const all = catalogEntries().map(({ name }) => name)
  const shown = [0, 5, 11].flatMap((first) => explore('Notes', ...all.filter((_, index) => index % 23 === first)))
  const notes = shown.filter((name) => entryNamed(name)?.category === 'notes')
  expect(notes.length).toBeGreaterThanOrEqual(shown.length / 3)
})
