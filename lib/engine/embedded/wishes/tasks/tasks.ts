import { z } from 'zod'
import { CATEGORIES } from '@/lib/catalog/categories'
import { loadData } from '@/lib/load-data'

/** Tasks that fit any role: to livestream, to scan old letters, to run a cluster at home. */

/** A section for each thing that it takes, the best known tools first. */
export const AskedSections = z.array(
  z.strictObject({ title: z.string(), category: z.enum(CATEGORIES), picks: z.array(z.string()).min(1) }),
)

const Task = z.strictObject({
  /** The persona that does this for its own sake. Used when the wish names no other. */
  of: z.string(),
  /**
   * What is said of it, in small letters. "~" matches up to four words; what follows ">" must
   * follow.
   */
  words: z.array(z.string()).min(1),
  sections: AskedSections,
})
export type Task = z.output<typeof Task>

let read: readonly Task[] | undefined

export const tasks = (): readonly Task[] => (read ??= loadData('lib/engine/data/tasks.json', z.array(Task)))

/** More of them make a stack of nothing but asides. */
const MOST_TASKS = 3

interface Said {
  readonly task: Task
  /** How many words say it. */
  readonly words: number
  readonly from: number
  readonly to: number
  /** Where the words stand that "~" left open. */
  readonly open: readonly (readonly [number, number])[]
}

function saidIn(wish: string): Said[] {
  const begun = [...new Set(wish.toLowerCase().match(WORD))].flatMap((word) => phrases().get(word) ?? [])
  return begun.flatMap(({ task, words }) => {
    const said = patternOf(words).exec(wish)
    if (!said) return []
    const open = (said.indices ?? []).slice(1).filter((gap) => gap !== undefined)
    return [{ task, words: words.split(' ').length, from: said.index, to: said.index + said[0].length, open }]
  })
}

/**
 * In the order in which the wish speaks of them. Of words within words the longer ones count, of as
 * long ones those that say more.
 */
export function tasksIn(wish: string): Task[] {
  const found = saidIn(wish)
  const whole = found.filter((one) => !found.some((other) => isWithin(one, other))).sort((a, b) => a.from - b.from)
  return [...new Set(whole.map(({ task }) => task))].slice(0, MOST_TASKS)
}

const isWithin = (one: Said, other: Said): boolean =>
  other.from <= one.from &&
  other.to >= one.to &&
  !other.open.some(([from, to]) => from <= one.from && one.to <= to) &&
  (other.to - other.from > one.to - one.from || other.words > one.words)

interface Saying {
  readonly task: Task
  readonly words: string
}

const WORD = /[\p{L}\p{N}]+/gu

/** How each thing is said, under the word that it begins with. */
let sayings: ReadonlyMap<string, readonly Saying[]> | undefined

const phrases = () => (sayings ??= byFirstWord())

function byFirstWord(): ReadonlyMap<string, readonly Saying[]> {
  const found = new Map<string, Saying[]>()
  for (const task of tasks())
    for (const words of task.words) {
      const [first = words] = words.match(WORD) ?? []
      found.set(first, [...(found.get(first) ?? []), { task, words }])
    }
  return found
}

/** Compiled lazily by first word, because all of them at once take seconds. */
const patterns = new Map<string, RegExp>()

function patternOf(words: string): RegExp {
  const known = patterns.get(words) ?? readPattern(words)
  patterns.set(words, known)
  return known
}

const GAP = '[^\\p{L}\\p{N}.!?;]+'
const NO_LETTER = '(?![\\p{L}\\p{N}])'
const UP_TO_FOUR = `((?:${GAP}[\\p{L}\\p{N}'’]+){0,4}?)`

/**
 * "digitise ~ vinyl" is "digitise my dad's vinyl", too. What stands behind ">" must follow, and
 * says who does it.
 */
function readPattern(words: string): RegExp {
  const [said = '', followed] = words.split(' > ')
  const [first = '', ...rest] = said.split(' ')
  const behind = rest.map((word) => (word === '~' ? UP_TO_FOUR : `${GAP}${word}`)).join('')
  const ahead = followed ? `(?=${UP_TO_FOUR}${GAP}${followed.replaceAll(' ', GAP)}${NO_LETTER})` : ''
  return new RegExp(`(?<![\\p{L}\\p{N}])${first}${behind}${NO_LETTER}${ahead}`, 'diu')
}
