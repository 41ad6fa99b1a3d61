import { z } from 'zod'
import { tokenize } from '@/lib/catalog/tokens'
import { loadData } from '@/lib/load-data'
import { LANGUAGES } from './languages'

/** Prompts that only say what to do with the tools of the field beside them. */

const ByLanguage = z.partialRecord(z.enum(LANGUAGES), z.array(z.string()))

let read: readonly ReadonlySet<string>[] | undefined

const languages = (): readonly ReadonlySet<string>[] =>
  (read ??= Object.values(loadData('lib/engine/data/instruction-words.json', ByLanguage)).map(
    (words) => new Set(words.flatMap((word) => tokenize(word)).map(({ text }) => text)),
  ))

const MOST_WORDS = 20

/** "Organise these tools into a stack." consists of words of instructions of one language. */
export function onlyInstructs(prompt: string): boolean {
  if (prompt.length > 300) return false
  const words = tokenize(prompt)
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    languages().some((known) => words.every(({ text }) => known.has(text)))
  )
}
