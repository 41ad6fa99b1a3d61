import type { Section } from './schema'

const SMALL = 2

/** The titles of adjacent sections with one or two tools, in pairs: a pair fits into one row. */
export function pairedSections(sections: readonly Section[]): ReadonlySet<string> {
  const paired = new Set<string>()
  for (let at = 0; at + 1 < sections.length; at++) {
    const pair = sections.slice(at, at + 2)
    if (pair.some(({ tools }) => tools.length === 0 || tools.length > SMALL)) continue
    for (const { title } of pair) paired.add(title)
    at++
  }
  return paired
}
