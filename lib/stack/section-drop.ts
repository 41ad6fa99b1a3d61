import type { Sections, SectionTarget } from './edit'

/** The index at which a section ends up when it is dropped before or after another. */
export function indexAfterDrop(sections: Sections, moved: string, { section, half }: SectionTarget): number {
  const rest = sections.filter(({ title }) => title !== moved)
  const at = rest.findIndex(({ title }) => title === section)
  if (at === -1) return sections.findIndex(({ title }) => title === moved)
  return half === 'before' ? at : at + 1
}

/** The neighbour that marks where a section with that index would be. */
export function targetOfIndex(sections: Sections, moved: string, index: number): SectionTarget | undefined {
  const rest = sections.filter(({ title }) => title !== moved)
  const next = rest[index]
  if (next) return { section: next.title, half: 'before' }
  const last = rest.at(-1)
  return last && { section: last.title, half: 'after' }
}
