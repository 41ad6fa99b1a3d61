import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { load as parseYaml } from 'js-yaml'
import { z } from 'zod'
import { loadPersonaRecords } from '@/lib/engine/embedded/knowledge/persona-records'
import { LANGUAGES, type Language } from '@/lib/engine/embedded/languages'
import { wordsOf } from '@/lib/engine/embedded/wishes/features'
import { parseNameLists, personaNames, readNameLists } from '@/lib/engine/embedded/knowledge/name-lists'

const ids = new Set(
  loadPersonaRecords()
    .filter(({ forAnybody }) => forAnybody !== true)
    .map(({ id }) => id),
)
const textOf = (language: Language) => {
  const file = `lib/engine/data/${language}/personas.yaml`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

describe.each(LANGUAGES)('persona names in %s', (language) => {
  const text = textOf(language)
  const names = readNameLists(language, 'personas')

  test('every line is a comment or a persona, and a YAML parser reads the same', () => {
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(lines.filter((line) => parseNameLists(line).size !== 1)).toEqual([])
    const parsed = (text === '' ? {} : parseYaml(text)) as Record<string, string>
    expect(Object.keys(parsed)).toHaveLength(lines.length)
    expect(Object.entries(parsed).filter(([id, list]) => names.get(id)?.join('; ') !== list)).toEqual([])
  })

  test('ids are known, sorted and have names of 1 to 60 characters that do not repeat', () => {
    expect([...names.keys()].filter((id) => !ids.has(id))).toEqual([])
    expect([...names.keys()]).toEqual([...names.keys()].sort())
    for (const [id, list] of names) {
      expect(
        list.filter((name) => name !== name.trim() || name === '' || name.length > 60),
        id,
      ).toEqual([])
      expect(new Set(list.map((name) => name.toLowerCase())).size, id).toBe(list.length)
    }
  })

  test('a name belongs to one persona', () => {
    const all = [...names.values()].flatMap((list) => [...new Set(list.map((name) => name.toLowerCase()))])
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
  })
})

test('every persona has an English title', () => {
  expect([...ids].filter((id) => !personaNames().get('en')?.has(id))).toEqual([])
})

const Paraphrase = z.strictObject({
  persona: z.string().refine((id) => ids.has(id), 'no persona has this id'),
  lang: z.enum(LANGUAGES),
  text: z.string().min(3).max(300),
})

describe.each(readdirSync('lib/engine/training/personas'))('paraphrases in %s', (file) => {
  test('match their schema, and no text is repeated', () => {
    const lines = readFileSync(`lib/engine/training/personas/${file}`, 'utf8').trimEnd().split('\n')
    const parsed = z.array(Paraphrase).safeParse(lines.map((line): unknown => JSON.parse(line)))
    expect(parsed.error?.issues).toBeUndefined()
    const texts = (parsed.data ?? []).map(({ text }) => text.toLowerCase())
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })
})

const Telling = z.strictObject({
  persona: z.string(),
  words: z.array(z.string().regex(/^[^\p{Lu};]{1,40}$/u)).min(80),
})

test('every persona has one line of at least 80 different telling words', () => {
  const folder = 'lib/engine/training/persona-words'
  const lines = readdirSync(folder).flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').trimEnd().split('\n'))
  const rows = lines.map((line) => Telling.parse(JSON.parse(line)))
  expect(rows.map(({ persona }) => persona).sort()).toEqual([...ids].sort())
  expect(rows.filter(({ words }) => new Set(words).size !== words.length).map(({ persona }) => persona)).toEqual([])
})

const TopicWords = z.record(
  z.string().regex(/^(?!\d+$)[^\p{Lu}; ]{1,30}$/u),
  z.string().regex(/^[a-z]{4,}(?:; [a-z]{4,})*$/),
)

/** Hebrew words without a prefix, of which a word may have two. */
function isWritten(word: string): boolean {
  const [only, ...others] = wordsOf(word)
  return only !== undefined && others.length === 0 && word.endsWith(only.text)
}

describe.each(LANGUAGES.filter((language) => language !== 'en'))('telling words in %s', (language) => {
  const words = TopicWords.parse(JSON.parse(readFileSync(`lib/engine/data/${language}/topics.json`, 'utf8')))

  test('are at least 2,500 with their English words, in order', () => {
    expect(Object.keys(words).length).toBeGreaterThan(2500)
    expect(Object.keys(words)).toEqual(Object.keys(words).sort())
  })

  test('are normalised like words of a text', () => {
    expect(Object.keys(words).filter((word) => !isWritten(word))).toEqual([])
  })
})
