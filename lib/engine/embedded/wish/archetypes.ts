import MiniSearch from 'minisearch'
import { keyOf } from '@/lib/catalog/tokens'
import { readDataFolder } from '../data-folder'
import type { Archetype } from './schema'
import { stems } from './stem'

/** The people whom the engine knows, found by what a wish says. */

interface Known {
  archetype: Archetype
  /** What such a person is called. */
  names: Name[]
}

interface Name {
  /** Roots of its words. */
  roots: string[]
  /** Set where the roots lost what the name says: "work from home" is more than "home". */
  phrase?: string
  /** How many words say it. */
  length: number
}

function nameOf(name: string): Name {
  const roots = stems(name)
  const key = keyOf(name)
  const words = key.split(' ').length
  if (roots.length !== 1 || words === 1) return { roots, length: roots.length }
  // A "new parent" is one of the "new parents".
  return { roots, phrase: ` ${key.replace(/s$/, '')}`, length: words }
}

export interface Match {
  archetype: Archetype
  score: number
  /** The wish says outright who it is, or what it is about. */
  named: boolean
  /** The share of its words that speak of this archetype. */
  covered: number
}

let read: readonly Archetype[] | undefined
export const archetypes = (): readonly Archetype[] => (read ??= readDataFolder<Archetype[]>('wish').flat())

let built: { all: readonly Known[]; index: MiniSearch } | undefined

function build() {
  const all = archetypes().map((archetype) => ({
    archetype,
    names: [archetype.who, ...archetype.words].map(nameOf).filter(({ roots }) => roots.length > 0),
  }))
  const index = new MiniSearch({
    fields: ['who', 'words', 'summary', 'title', 'sections'],
    tokenize: stems,
    processTerm: (term) => term,
    searchOptions: { boost: { who: 4, words: 3, summary: 2, title: 1, sections: 0.5 }, tokenize: stems },
  })
  index.addAll(
    all.map(({ archetype }, id) => ({
      id,
      who: archetype.who,
      words: archetype.words.join('. '),
      summary: archetype.summary,
      title: archetype.title,
      sections: archetype.sections.map((section) => `${section.title} ${section.why ?? ''}`).join('. '),
    })),
  )
  return { all, index }
}

let asked: ReadonlySet<string> | undefined

/** Whether some archetype is called by these words. */
export function isAskedFor(name: string): boolean {
  asked ??= new Set(archetypes().flatMap(({ who, words }) => [who, ...words].map((words) => keyOf(words))))
  const key = keyOf(name)
  return [...asked].some((words) => ` ${words} `.includes(` ${key} `))
}

/** Every word by which an archetype is asked for. */
export const wordsOf = ({ who, words }: Archetype): ReadonlySet<string> => new Set([who, ...words].flatMap(stems))

/** Who wants "to build an app" is no builder, and who wants "to record my songs" collects no records. */
const DEED = /(?:^|\bto )(\p{L}+) (?:an?|my|our|some|his|her|their)\b/iu

/** The archetypes that a wish may mean, best first. */
export function findArchetypes(wish: string): Match[] {
  const { all, index } = (built ??= build())
  const asked = [...new Set(stems(wish))]
  const said = new Set(asked)
  const text = ` ${keyOf(wish)} `
  const heads = stems(headOf(wish))
  const head = new Set(heads)
  const last = stems(headOf(wish).split(/\b(?:and|plus)\b|[,&+/]/i)[0] ?? '').at(-1) ?? ''
  const [deed] = stems(DEED.exec(wish)?.[1] ?? '')
  const telling = ({ roots, length }: Name) =>
    roots.every((word) => head.has(word))
      ? length + HEAD_BONUS + (roots.includes(last) ? LAST_BONUS : 0)
      : length * TAIL_SHARE
  return index
    .search(asked.join(' '), { tokenize: (text: string) => text.split(' ') })
    .flatMap(({ id, score, terms }) => {
      const known = all[id as number]
      if (!known) return []
      const names = known.names
        .filter(({ roots }) => !(roots.length === 1 && roots[0] === deed))
        .filter(({ roots, phrase }) => roots.every((word) => said.has(word)) && (!phrase || text.includes(phrase)))
      const best = Math.max(0, ...names.map(telling))
      return [
        {
          archetype: known.archetype,
          score: score * (1 + best / 2),
          named: names.length > 0,
          covered: terms.length / Math.max(1, asked.length),
        },
      ]
    })
    .sort((a, b) => b.score - a.score || (a.archetype.id < b.archetype.id ? -1 : 1))
    .slice(0, 10)
}

const HEAD_BONUS = 1
/** A "student designer" designs. */
const LAST_BONUS = 0.5
const TAIL_SHARE = 0.6

/** What stands before the first "in", "for" or "who" says who wishes; the rest says where, with what and what for. */
export function headOf(wish: string): string {
  const plain = wish
    .replace(/^.*?\b(?:stack|setup|set-up|kit|tools|software|apps|gear)\s+(?:for|of)\s+/i, '')
    .replace(/^.*?\balternatives?\s+(?:(?:to|of)\s+\S+\s+)?for\s+/i, '')
  return (
    plain
      .split(/\b(?:in|on|at|for|from|with|about|over|who|that|which)\b|[:(]/i)
      .find((part) => stems(part).length > 0) ?? plain
  )
}
