import { z } from 'zod'
import { CATEGORIES } from '@/lib/catalog/categories'
import { loadData } from '@/lib/load-data'
import { stems } from '../../knowledge/stem'

/** How many words say an everyday kind. */
const MOST_KIND_WORDS = 2

/** What people ask for by its kind, and what does it, the best known first. */
const EverydayKinds = z.array(
  z.strictObject({ word: z.string(), category: z.enum(CATEGORIES), picks: z.array(z.string()) }),
)

type Everyday = Pick<z.output<typeof EverydayKinds>[number], 'category' | 'picks'>

let read: ReadonlyMap<string, Everyday> | undefined

const everydayKinds = (): ReadonlyMap<string, Everyday> =>
  (read ??= new Map(
    loadData('lib/engine/data/everyday-kinds.json', EverydayKinds).map(({ word, category, picks }) => [
      stems(word).join(' '),
      { category, picks },
    ]),
  ))

/** "Video calls" are calls, and a "place for files" is one for files. */
export const everydayKind = (words: readonly string[]) =>
  words.length <= MOST_KIND_WORDS ? everydayKinds().get(words.at(-1) ?? '') : undefined
