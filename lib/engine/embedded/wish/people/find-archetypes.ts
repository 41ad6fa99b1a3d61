import MiniSearch from 'minisearch'
import { keyOf } from '@/lib/catalog/tokens'
import { allNames, archetypes } from '../../knowledge/archetypes'
import type { Archetype } from '../../knowledge/schema'
import { stems } from '../../knowledge/stem'
import { headOf } from './for-whom'

/** Which of the people whom the engine knows a wish speaks of. */

interface Known {
  archetype: Archetype
  /** What such a person is called. */
  names: Name[]
}

interface Name {
  /** As it is said, in small letters between spaces, without the ending of several. */
  said: string
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
  // A "new parent" is one of the "new parents".
  const said = ` ${key.replace(/s$/, '')}`
  if (roots.length !== 1 || words === 1) return { said, roots, length: roots.length }
  return { said, roots, phrase: said, length: words }
}

export interface Match {
  archetype: Archetype
  score: number
  /** The wish says outright who it is, or what it is about. */
  named: boolean
  /** It says so in the very words, and in words that leave nothing open. */
  outright: boolean
  /** In several of them, side by side. */
  inFull: boolean
  /** The share of its words that speak of this archetype. */
  covered: number
}

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

/** What somebody is called, however it is said: "a nutrition coach", "nutrition coaches". */
const calledBy = (words: string): string => keyOf(words).replace(ARTICLE, '').replace(/s$/, '')

let inSeveralWords: ReadonlySet<string> | undefined

/** What stands before the first pause of a wish; in a text without one, looking through all of it takes long. */
const LONGEST_HEAD = 1000

/** What a wish calls somebody in full and in several words. */
export function callingIn(wish: string): string | undefined {
  const head = headOf(wish.slice(0, LONGEST_HEAD))
  inSeveralWords ??= new Set([...allNames()].filter((name) => name.includes(' ')).map(calledBy))
  return inSeveralWords.has(calledBy(head)) ? head : undefined
}

/** Who wants "to build an app" is no builder, and who wants "to record my songs" collects no records. */
const DEEDS = /(?:^|\bto )(\p{L}+) (?:an?|my|our|some|his|her|their)\b/giu

/** "Architect student, cheap software" names no software architect. */
const CLAUSE_END = /[,;:.!?()]+/

/** The archetypes that a wish may mean, best first. */
export function findArchetypes(wish: string): Match[] {
  const { all, index } = (built ??= build())
  const asked = [...new Set(stems(wish))]
  const clauses = wish.split(CLAUSE_END).map((clause) => new Set(stems(clause)))
  const text = ` ${keyOf(wish)} `
  const heads = stems(headOf(wish))
  const head = new Set(heads)
  const last = stems(headOf(wish).split(/\b(?:and|plus)\b|[,&+/]/i)[0] ?? '').at(-1) ?? ''
  const calling = calledBy(headOf(wish))
  const fromCalling = text.slice(Math.max(0, text.indexOf(` ${calling}`)))
  const isCalling = ({ said }: Name) =>
    said.startsWith(` ${calling}`) && isSaid(fromCalling, said) && !LEAVES_OPEN.has(calling)
  const deeds = new Set([...wish.matchAll(DEEDS)].flatMap(([, deed = '']) => stems(deed)))
  const telling = (name: Name) =>
    (name.roots.every((word) => head.has(word))
      ? name.length + HEAD_BONUS + (name.roots.includes(last) ? LAST_BONUS : 0)
      : name.length * TAIL_SHARE) +
    (isSaid(text, name.said) ? EXACT_BONUS * (1 + name.length) : 0) +
    (isCalling(name) ? WHOLE_BONUS : 0) -
    (isGeneric(name) ? GENERIC_LOSS : 0)
  return index
    .search(asked.join(' '), { tokenize: (text: string) => text.split(' ') })
    .flatMap(({ id, score, match }) => {
      const known = all[id as number]
      if (!known) return []
      const names = known.names
        .filter(({ roots }) => !(roots.length === 1 && deeds.has(roots[0] ?? '')))
        .filter(
          ({ roots, phrase }) =>
            clauses.some((said) => roots.every((word) => said.has(word))) && (!phrase || text.includes(phrase)),
        )
      const best = Math.max(0, ...names.map(telling))
      const outright = names.filter((name) => isSaid(text, name.said) && !isGeneric(name))
      return [
        {
          archetype: known.archetype,
          score: score * (1 + best / 2) * (names.length > 0 && names.every(isGeneric) ? GENERIC_SHARE : 1),
          named: names.length > 0,
          outright: outright.length > 0,
          inFull: outright.some(({ length }) => length > 1),
          covered: asked.length > 1 ? coverage(asked, match) : Number(names.length > 0),
        },
      ]
    })
    .sort((a, b) => b.score - a.score || (a.archetype.id < b.archetype.id ? -1 : 1))
    .slice(0, 10)
}

/** "Tilers" says "tiler"; "tiling" says it by its root alone. */
function isSaid(text: string, said: string): boolean {
  const at = text.indexOf(said)
  return at >= 0 && /^(?:s|es)? /.test(text.slice(at + said.length))
}

/** A word that only a summary or a section speaks of says less than a name does. */
function coverage(asked: readonly string[], match: Readonly<Record<string, readonly string[]>>): number {
  const met = asked.map((word): number => {
    const fields = match[word]
    return fields ? (fields.includes('words') || fields.includes('who') ? 1 : SUMMARY_SHARE) : 0
  })
  return met.reduce((sum, share) => sum + share, 0) / asked.length
}

const SUMMARY_SHARE = 0.75
const EXACT_BONUS = 0.5
const HEAD_BONUS = 1
/** A "nutrition coach" is what it is called, and no life coach. */
const WHOLE_BONUS = 10
/** What is sold there says more. */
const LEAVES_OPEN: ReadonlySet<string> = new Set(['online shop', 'webshop', 'web shop', 'online store', 'ecommerce'])
/** "I am a nutrition coach" */
const ARTICLE = /^(?:(?:i am|i ?m|we are|we ?re|as) )?(?:(?:an?|my|our|the) )?/
/** What says how somebody works and leaves open at what: a "swim coach" has more of a swimmer than of a life coach. */
const GENERIC: ReadonlySet<string> = new Set(
  stems(
    'coach consultant designer developer editor engineer volunteer member leader organiser organizer helper host worker instructor manager owner player student teacher trainer technician collector agent broker seller maker artist producer startup founder studio freelance freelancer self-employed self employed collection collecting small business',
  ),
)
const GENERIC_LOSS = 1
const GENERIC_SHARE = 0.35
const isGeneric = ({ roots }: Name): boolean => roots.every((word) => GENERIC.has(word))
/** A "student designer" designs. */
const LAST_BONUS = 1.5
const TAIL_SHARE = 0.6
