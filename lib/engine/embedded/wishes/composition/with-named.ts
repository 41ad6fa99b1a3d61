import { goTogether } from '@/lib/catalog/goes-with'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Section, Tool } from '@/lib/stack/schema'
import type { FoundTool } from '../../found-tool'
import { arrange } from '../../sections/arrange'
import { BY_FIELD } from '../../sections/own-sections'
import { catalogTool } from '../../tool'
import type { Planned } from './section'

/** The tools that a wish names, among those that it is granted. */

const MIN_FRIENDS = 2
const PLATFORMS =
  /^(?:windows(?: 1[01])?|mac|macs|macos|pc|linux|ios|ipados|ipads?|iphones?|android|chromebooks?)(?: (?:phone|tablet|laptop|pc))?$/i

/**
 * Named tools lead the section of their field; a field that the stack has not gets a new section.
 */
export function withNamed(
  planned: readonly Planned[],
  named: readonly FoundTool[],
  toTool: (found: FoundTool) => Tool,
): Section[] {
  const sections = planned.map(({ title, category, entries, keeps = [] }) => ({
    title,
    category,
    keeps,
    tools: entries.map((entry) => catalogTool(entry)),
  }))
  const homeless: FoundTool[] = []
  for (const found of [...named].reverse()) {
    // "On Windows" and "on Chromebooks" are demands, and no tools among others.
    const isDemand = PLATFORMS.test(found.text)
    const home =
      sections.find(({ keeps }) => found.entry && keeps.includes(found.entry)) ??
      sections.find(({ category }) => category === found.category) ??
      (isDemand ? undefined : amongFriends(found.entry, sections))
    if (home) home.tools.unshift(toTool(found))
    else if (!isDemand) homeless.unshift(found)
  }
  const extra = arrange(homeless, BY_FIELD).map(({ title, items }) => ({
    title,
    tools: items.map(toTool),
  }))
  const known = new Map<string, Section>(sections.map(({ title, tools }) => [title.toLowerCase(), { title, tools }]))
  for (const { title, tools } of extra) {
    const same = known.get(title.toLowerCase())
    if (same) same.tools.unshift(...tools)
    else known.set(title.toLowerCase(), { title, tools })
  }
  return distinct([...known.values()])
}

/** Python stands well among the frameworks that go with it, better than among other languages. */
function amongFriends<T extends { tools: Tool[] }>(
  entry: CatalogEntry | undefined,
  sections: readonly T[],
): T | undefined {
  if (!entry || entry.category === 'os') return undefined
  const friends = ({ tools }: T) =>
    tools.filter(({ text }) => {
      const other = entryNamed(text)
      return other !== undefined && goTogether(other, entry)
    }).length
  const [best] = sections.map((section) => ({ section, count: friends(section) })).sort((a, b) => b.count - a.count)
  return best && best.count >= MIN_FRIENDS ? best.section : undefined
}

/** The same name once, whichever section came first. */
function distinct(sections: readonly Section[]): Section[] {
  const seen = new Set<string>()
  return sections
    .map(({ title, tools }) => ({
      title,
      tools: tools.filter(({ id }) => !seen.has(id) && Boolean(seen.add(id))),
    }))
    .filter(({ tools }) => tools.length > 0)
}
