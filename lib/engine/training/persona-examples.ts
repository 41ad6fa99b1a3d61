import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '@/lib/engine/embedded/languages'
import { readNameLists } from '@/lib/engine/embedded/wishes/name-lists'
import { loadPersonaRecords } from '@/lib/engine/embedded/knowledge/persona-records'
import { tasks } from '@/lib/engine/embedded/wishes/tasks/tasks'
import { groupBy } from '@/lib/group-by'

/** What the persona ranker learns from: records, names, phrases of tasks and paraphrases. */

export interface Paraphrase {
  readonly persona: string
  readonly lang: string
  readonly text: string
}

const FOLDER = 'lib/engine/training/personas'
/** Of each persona's paraphrases by one writer the last fifth, at least one of four, is for tests alone. */
const HELD_OUT = 5
const ENOUGH_TO_HOLD_OUT = 4

export interface Split {
  readonly train: readonly Paraphrase[]
  readonly test: readonly Paraphrase[]
}

export function readParaphrases(): Split {
  const train: Paraphrase[] = []
  const test: Paraphrase[] = []
  for (const file of readdirSync(FOLDER).sort()) {
    const lines = readFileSync(`${FOLDER}/${file}`, 'utf8').trimEnd().split('\n')
    const byPersona = groupBy(
      lines.map((line) => JSON.parse(line) as Paraphrase),
      ({ persona }) => persona,
    )
    for (const own of byPersona.values()) {
      const kept = own.length < ENOUGH_TO_HOLD_OUT ? own.length : own.length - Math.ceil(own.length / HELD_OUT)
      train.push(...own.slice(0, kept))
      test.push(...own.slice(kept))
    }
  }
  return { train, test }
}

export interface PersonaTexts {
  readonly id: string
  readonly names: readonly string[]
  /** The same in all languages but English. */
  readonly foreignNames: readonly string[]
  /** What the record says of the persona and its sections. */
  readonly about: readonly string[]
  /** What such people want to do. */
  readonly tasks: readonly string[]
}

/** Placeholders for words in the phrases of tasks. */
const OPEN = /[~>]/g

export function readPersonaTexts(): PersonaTexts[] {
  const [names, ...foreign] = LANGUAGES.map((language) => readNameLists(language, 'personas'))
  const phrases = groupBy(tasks(), ({ of }) => of)
  return loadPersonaRecords()
    .filter(({ forAnybody }) => forAnybody !== true)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, summary, sections }) => ({
      id,
      names: names?.get(id) ?? [],
      foreignNames: foreign.flatMap((own) => own.get(id) ?? []),
      about: [summary, ...sections.flatMap(({ title, why }) => (why ? [title, why] : [title]))],
      tasks: (phrases.get(id) ?? []).flatMap(({ words }) => words.map((phrase) => phrase.replace(OPEN, ' '))),
    }))
}
