import { entryNamed } from '@/lib/catalog/name-index'
import type { Section } from '@/lib/stack/schema'
import { categoriesOf } from '../sections/topics'
import { fieldOf } from './fields'
import type { Owned } from './owned'
import type { SignalId } from './schema'
import { signalsOf } from './signals'

/** What a stack says about its owner. */

export interface Traits {
  owned: readonly Owned[]
  sections: readonly string[]
  /** Each with the tools that give it away. */
  signals: ReadonlyMap<SignalId, readonly Owned[]>
}

export function traitsOf(sections: readonly Section[]): Traits {
  const owned = sections.flatMap(({ title, tools }) =>
    tools.map(({ text }): Owned => {
      const entry = entryNamed(text)
      const category = entry?.category ?? [...categoriesOf(title)][0]
      return { text: plain(text), section: plain(title), entry, category, field: category && fieldOf(category) }
    }),
  )
  return {
    owned,
    sections: sections.filter(({ tools }) => tools.length > 0).map(({ title }) => plain(title)),
    signals: signalsOf(owned),
  }
}

/** Words of a visitor inside a sentence of ours: one line, and nothing that could be read as markup. */
const plain = (text: string): string => text.replace(/[<>]/g, '').replace(/\s+/g, ' ').trim() || 'a tool without a name'
