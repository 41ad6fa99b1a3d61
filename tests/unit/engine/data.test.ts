import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readJson, readJsonFolder } from '@/lib/load-data'
import { DriverLines, Profile, Signal, SIGNALS, ToolLines } from '@/lib/engine/embedded/persona/schema'
import { ThemeData } from '@/lib/engine/embedded/transform/schema'
import { KINDS, kindOfEntry } from '@/lib/engine/embedded/transform/kinds'
import { catalogEntries } from '@/lib/catalog/entries'
import { pickedEntry } from '@/lib/engine/embedded/knowledge/pick'
import { loadPersonaRecords, Persona } from '@/lib/engine/embedded/knowledge/persona-records'
import { TRANSFORM_THEMES } from '@/lib/engine/types'

const FOLDER = 'lib/engine/data/personas'

describe('personas', () => {
  test('stand in the order of their ids, in files of the fields that docs/engine.md lists', () => {
    const [, list = ''] = /Fields: (.*)\.$/m.exec(readFileSync('docs/engine.md', 'utf8')) ?? []
    const files = readdirSync(FOLDER)
    expect(files.map((file) => `\`${path.basename(file, '.json')}\``).toSorted()).toEqual(list.split(', '))
    for (const file of files) {
      const inFile = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as { id: string }[]
      const ids = inFile.map(({ id }) => id)
      expect([file, ids]).toEqual([file, ids.toSorted()])
    }
  })

  const records = loadPersonaRecords()

  test('every file matches the schema, and each persona is in one', () => {
    expect(z.array(Persona).safeParse(records).error?.issues).toBeUndefined()
    for (const key of ['id', 'title'] as const)
      expect(new Set(records.map((record) => record[key])).size, key).toBe(records.length)
    expect(records.length).toBeGreaterThanOrEqual(200)
  })

  test('no section has a title without meaning', () => {
    const titles = records.flatMap(({ sections }) => sections.map(({ title }) => title))
    expect(titles.filter((title) => /^(?:tools|software|other|misc|miscellaneous|general)$/i.test(title))).toEqual([])
  })

  test('picks are in the catalogue', () => {
    const picks = records.flatMap(({ sections }) =>
      sections.flatMap((section) =>
        section.picks.map((pick) => ({ pick, entry: pickedEntry(pick, section.category) })),
      ),
    )
    const missing = picks.filter(({ entry }) => !entry).map(({ pick }) => pick)
    expect(1 - missing.length / picks.length, missing.slice(0, 20).join(', ')).toBeGreaterThanOrEqual(0.97)
  })

  test('every persona has enough sections with enough tools', () => {
    const thin = records.filter(
      ({ sections }) =>
        sections.filter(({ picks, category }) => picks.filter((pick) => pickedEntry(pick, category)).length >= 2)
          .length < 4,
    )
    expect(thin.length / records.length, thin.map(({ title }) => title).join(', ')).toBeLessThanOrEqual(0.05)
  })
})

describe('themes', () => {
  const names = readdirSync('lib/engine/embedded/transform/data').map((file) => file.replace(/\.json$/, ''))

  test.each(names)('%s matches its schema, and repeats no name', (name) => {
    const theme = readJson<ThemeData>(`lib/engine/embedded/transform/data/${name}.json`)
    expect(ThemeData.safeParse(theme).error?.issues).toBeUndefined()
    const disguises = Object.values(theme.tools).flatMap((kind) => kind.map((disguise) => disguise.name.toLowerCase()))
    expect(new Set(disguises).size).toBe(disguises.length)
    const titles = Object.values(theme.sections).flat()
    expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length)
  })

  test.each(names)('%s repeats no note, and a replacement is of its tool’s kind and hides the tool’s name', (name) => {
    const { tools, sequels } = readJson<ThemeData>(`lib/engine/embedded/transform/data/${name}.json`)
    const entries = new Map(catalogEntries().map((entry) => [entry.id, entry]))
    const notes = [...Object.values(tools).flatMap((kind) => kind.map(({ note }) => note)), ...sequels]
    expect(notes.filter((note, index) => notes.indexOf(note) !== index)).toEqual([])
    for (const kind of KINDS)
      for (const costume of tools[kind])
        for (const id of costume.for ?? []) {
          const entry = entries.get(id)
          expect(entry && kindOfEntry(entry), `${costume.name} for ${id}`).toBe(kind)
          expect(costume.name.toLowerCase()).not.toContain(entry?.name.toLowerCase())
        }
  })

  test.each([
    ['80s', 1980, 1989],
    ['90s', 1990, 1999],
    ['y2k', 1998, 2004],
  ] as const)('every thing of %s is from those years, and its note says so', (name, first, last) => {
    const { tools } = readJson<ThemeData>(`lib/engine/embedded/transform/data/${name}.json`)
    const things = Object.values(tools).flat()
    expect(things.length).toBeGreaterThan(50)
    for (const { name: thing, note } of things) {
      const year = Number(/\b(?:19|20)\d\d\b/.exec(note.replace(/\b\d{4}s\b/g, ''))?.[0])
      expect(year, `${thing}: ${note}`).toBeGreaterThanOrEqual(first)
      expect(year, `${thing}: ${note}`).toBeLessThanOrEqual(last)
    }
  })

  test('there is a file for each theme, with enough models for a thousand tools of one kind', () => {
    const themes = readJsonFolder<ThemeData>('lib/engine/embedded/transform/data')
    expect(themes.map(({ theme }) => theme).sort()).toEqual(TRANSFORM_THEMES.map(({ value }) => value).sort())
    for (const { theme, tools, models, editions } of themes) {
      expect(new Set([...models, ...editions]).size, theme).toBe(models.length + editions.length)
      for (const kind of KINDS)
        expect(tools[kind].length * (1 + models.length) * (1 + editions.length), `${theme} ${kind}`).toBeGreaterThan(
          1000,
        )
    }
  })
})

test('profiles and signals match their schemas', () => {
  expect(
    z.array(Profile).safeParse(readJson('lib/engine/embedded/persona/data/profiles.json')).error?.issues,
  ).toBeUndefined()
  const signals = z.array(Signal).safeParse(readJson('lib/engine/embedded/persona/data/signals.json'))
  expect(signals.error?.issues).toBeUndefined()
  expect(signals.data?.map(({ id }) => id).sort()).toEqual([...SIGNALS].sort())
  const tools = ToolLines.safeParse(readJson('lib/engine/embedded/persona/data/tools.json'))
  expect(tools.error?.issues).toBeUndefined()
  const ids = new Set(catalogEntries().map(({ id }) => id))
  expect(Object.keys(tools.data ?? {}).filter((id) => !ids.has(id))).toEqual([])
  expect(DriverLines.safeParse(readJson('lib/engine/embedded/persona/data/drivers.json')).error?.issues).toBeUndefined()
})
