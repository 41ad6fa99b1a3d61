import MiniSearch from 'minisearch'
import { readDataFolder } from '../data-folder'
import type { Archetype } from './schema'
import { stems } from './stem'

/** The people whom the engine knows, found by what a wish says. */

interface Known {
  archetype: Archetype
  /** What such a person is called, as roots of words. */
  names: string[][]
}

export interface Match {
  archetype: Archetype
  score: number
  /** The wish says outright who it is, or what it is about. */
  named: boolean
}

let loaded: { all: readonly Known[]; index: MiniSearch } | undefined

function load() {
  const all = readDataFolder<Archetype[]>('wish')
    .flat()
    .map((archetype) => ({
      archetype,
      names: [archetype.who, ...archetype.words].map(stems).filter((name) => name.length > 0),
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
      sections: archetype.sections.map((section) => `${section.title} ${section.why}`).join('. '),
    })),
  )
  return { all, index }
}

export const archetypes = (): readonly Archetype[] => (loaded ??= load()).all.map(({ archetype }) => archetype)

/** The archetypes that a wish may mean, best first. */
export function findArchetypes(wish: string): Match[] {
  const { all, index } = (loaded ??= load())
  const asked = stems(wish)
  const said = new Set(asked)
  return index
    .search(asked.join(' '), { tokenize: (text: string) => text.split(' '), combineWith: 'OR' })
    .flatMap(({ id, score }) => {
      const known = all[id as number]
      if (!known) return []
      const longest = Math.max(0, ...known.names.filter((name) => name.every((word) => said.has(word))).map(weight))
      return [{ archetype: known.archetype, score: score * (1 + longest / 2), named: longest > 0 }]
    })
    .sort((a, b) => b.score - a.score || (a.archetype.id < b.archetype.id ? -1 : 1))
    .slice(0, 10)
}

/** A name of two words is twice as telling as a name of one. */
const weight = (name: readonly string[]) => name.length
