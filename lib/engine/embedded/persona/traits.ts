import { entryNamed } from '@/lib/catalog/name-index'
import type { Section } from '@/lib/stack/schema'
import { categoriesOf } from '../sections/topics'
import { fieldOf } from './fields'
import type { OwnedTool } from './owned-tool'
import type { SignalId } from './schema'
import { signalsOf } from './signals'

/** The tools, sections and habits of a stack. */

export interface Traits {
  owned: readonly OwnedTool[]
  sections: readonly string[]
  /** Each with the tools that show it. */
  signals: ReadonlyMap<SignalId, readonly OwnedTool[]>
}

export function traitsOf(sections: readonly Section[]): Traits {
  const owned = sections.flatMap(({ title, tools }) =>
    tools.map(({ text }): OwnedTool => {
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

/** Makes a visitor's words safe inside a generated sentence: one line without markup. */
const plain = (text: string): string => text.replace(/[<>]/g, '').replace(/\s+/g, ' ').trim() || 'a tool without a name'
