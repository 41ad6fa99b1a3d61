import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CATEGORIES } from '@/lib/catalog/categories'
import type { Persona } from '../../knowledge/persona-records'
import { stems } from '../../knowledge/stem'

type Everyday = Omit<Persona['sections'][number], 'title'>

/** How many words say an everyday kind. */
const MOST_KIND_WORDS = 2
const PATH = 'lib/engine/data/kinds.txt'
const LINE = /^(\S+) \| (\S+) \| (.+)$/

let read: ReadonlyMap<string, Everyday> | undefined

/** Kinds that are often asked for by a single word, with the tools that most people use for them. */
const everydayKinds = (): ReadonlyMap<string, Everyday> =>
  (read ??= new Map(
    readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), PATH), 'utf8')
      .split('\n')
      .flatMap((line): [string, Everyday][] => {
        const [, word, category, names] = LINE.exec(line) ?? []
        const field = CATEGORIES.find((known) => known === category)
        return word && field && names ? [[stems(word).join(' '), { category: field, picks: names.split(', ') }]] : []
      }),
  ))

/** "Video calls" are calls, and a "place for files" is one for files. */
export const everydayKind = (words: readonly string[]) =>
  words.length <= MOST_KIND_WORDS ? everydayKinds().get(words.at(-1) ?? '') : undefined
