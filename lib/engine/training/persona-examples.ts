import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '@/lib/engine/embedded/languages'
import { readNameLists } from '@/lib/engine/embedded/knowledge/name-lists'
import { loadPersonaRecords } from '@/lib/engine/embedded/knowledge/persona-records'
import { tasks } from '@/lib/engine/embedded/wishes/tasks/tasks'
import { groupBy } from '@/lib/group-by'

/** What the persona ranker learns from: records, names, phrases of tasks and telling words. */

export interface Paraphrase {
  readonly persona: string
  readonly lang: string
  readonly text: string
}

const FOLDER = 'lib/engine/training/personas'
const WORDS_FOLDER = 'lib/engine/training/persona-words'
const WISHES_FOLDER = 'lib/engine/training/wishes'
/** Only for tests: what is learned has no sentence of them. */
export const readParaphrases = (): Paraphrase[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as Paraphrase)

export interface PersonaTexts {
  readonly id: string
  readonly names: readonly string[]
  /** The same in all languages but English. */
  readonly foreignNames: readonly string[]
  /** What the record says of the persona and its sections. */
  readonly about: readonly string[]
  /** What such people want to do. */
  readonly tasks: readonly string[]
  /** What such people talk about: words that tell them from others, without their name. */
  readonly words: readonly string[]
  /** What such people ask for. */
  readonly wishes: readonly string[]
}

/** Of each persona, from all languages. */
function readWords(): ReadonlyMap<string, readonly string[]> {
  const rows = readdirSync(WORDS_FOLDER)
    .sort()
    .flatMap((file) => readFileSync(`${WORDS_FOLDER}/${file}`, 'utf8').trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as { persona: string; words: string[] })
  return new Map(
    [...groupBy(rows, ({ persona }) => persona)].map(([persona, own]) => [persona, own.flatMap(({ words }) => words)]),
  )
}

/** Of each persona, from the files of all fields of life. */
function readWishes(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(WISHES_FOLDER).sort()
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(`${WISHES_FOLDER}/${file}`, 'utf8')) as Record<string, string[]>),
    ),
  )
}

/** Placeholders for words in the phrases of tasks. */
const OPEN = /[~>]/g

export function readPersonaTexts(): PersonaTexts[] {
  const [names, ...foreign] = LANGUAGES.map((language) => readNameLists(language, 'personas'))
  const phrases = groupBy(tasks(), ({ of }) => of)
  const words = readWords()
  const wishes = readWishes()
  return loadPersonaRecords()
    .filter(({ forAnybody }) => forAnybody !== true)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, summary, sections }) => ({
      id,
      names: names?.get(id) ?? [],
      foreignNames: foreign.flatMap((own) => own.get(id) ?? []),
      about: [summary, ...sections.flatMap(({ title, why }) => (why ? [title, why] : [title]))],
      tasks: (phrases.get(id) ?? []).flatMap(({ words }) => words.map((phrase) => phrase.replace(OPEN, ' '))),
      words: words.get(id) ?? [],
      wishes: wishes.get(id) ?? [],
    }))
}
