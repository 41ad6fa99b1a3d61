import { readFileSync } from 'node:fs'
import path from 'node:path'
import { tokenize } from '@/lib/catalog/tokens'

/** Prompts that only say what to do with the tools of the field beside them. */

const PATH = 'lib/engine/embedded/instruction-words.txt'

let read: readonly ReadonlySet<string>[] | undefined

/** One language a line, behind its code. */
const languages = (): readonly ReadonlySet<string>[] =>
  (read ??= readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), PATH), 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]{2}: /.test(line))
    .map((line) => new Set(tokenize(line.slice(4)).map(({ text }) => text))))

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
