import type { Category } from '@/lib/catalog/categories'
import type { FoundTool } from '../found-tool'
import type { Reading } from '../read/read'
import { arrange, divided, holdsTooMuch } from './arrange'
import type { Arranged, Sorting } from './sorting'

/**
 * A stack in the sections of its writer, where the text has headings; otherwise in those of the
 * engine.
 */

const MAX_OWN = 12
const MIN_OWN = 2
/** Share of the tools that must stand under headings for these to be the writer's order. */
const MOSTLY_UNDER = 0.6
/** Titles that say nothing: what stands below them is sorted like a text without headings. */
const SAYS_NOTHING =
  /^(?:(?:my|the|our|all|other|more|some)\s+)*(?:tools?|software|others?|misc(?:ellaneous)?|uses|stack|set-?up|apps?|stuff|things|everything|list|notes?)(?:\s+(?:and|&)\s+(?:tools?|software|apps?|misc(?:ellaneous)?))?$/i
const MAX_TITLE = 40
const MAX_TITLE_WORDS = 4

export const categoryOf = ({ category, guess }: FoundTool): Category => category ?? guess ?? 'utility'

export const BY_FIELD: Sorting<FoundTool> = {
  categoryOf,
  wordsOf: ({ text, entry }) => `${text}: ${entry?.description ?? ''}`,
}

export function sectionsOf(named: readonly FoundTool[], told: Reading): Arranged<FoundTool>[] {
  const own = ownSections(named, told)
  if (!own) return arrange(named, BY_FIELD)
  const { sections, rest } = own
  for (const { title, items } of arrange(rest, BY_FIELD)) {
    const same = sections.find((section) => section.title.toLowerCase() === title.toLowerCase())
    if (same) same.items.push(...items)
    else sections.push({ title, items })
  }
  if (sections.length > MAX_OWN) return arrange(named, BY_FIELD)
  const fitting = sections.flatMap((section) => (holdsTooMuch(section, named.length) ? byField(section) : [section]))
  return fitting.length > MAX_OWN ? divided(sections, named.length, BY_FIELD) : divided(fitting, named.length, BY_FIELD)
}

/**
 * "Hardware" that is most of the stack reads better as "Computers" and "Desk hardware" than as
 * "More hardware".
 */
function byField(section: Arranged<FoundTool>): Arranged<FoundTool>[] {
  const fields = arrange(section.items, BY_FIELD)
  const further = fields.filter(({ title }) => title.startsWith('More ')).length
  return fields.length - further > 1 + further ? fields : [section]
}

function ownSections(
  named: readonly FoundTool[],
  { tools, layout }: Reading,
): { sections: Arranged<FoundTool>[]; rest: FoundTool[] } | undefined {
  // What people tell after a colon in the middle of a text is no order of theirs.
  if (!layout.isList && layout.headings.every(({ until }) => until !== Infinity)) return undefined
  const inText = new Set(tools)
  const byTitle = new Map<string, Arranged<FoundTool>>()
  const rest: FoundTool[] = []
  let under = 0
  for (const tool of named) {
    const title = inText.has(tool) ? titleAbove(tool, layout) : undefined
    if (title !== undefined) under++
    if (title === undefined || SAYS_NOTHING.test(title)) {
      rest.push(tool)
      continue
    }
    const section = byTitle.get(title.toLowerCase()) ?? { title, items: [] }
    section.items.push(tool)
    byTitle.set(title.toLowerCase(), section)
  }
  if (byTitle.size < MIN_OWN || byTitle.size > MAX_OWN || under < named.length * MOSTLY_UNDER) return undefined
  return { sections: [...byTitle.values()], rest }
}

function titleAbove({ start }: FoundTool, { headings }: Reading['layout']): string | undefined {
  const heading = headings.findLast((candidate) => candidate.start <= start && start <= candidate.until)
  const title = heading?.title.replace(/^(?:my|the|our)\s+/i, '').trim()
  if (
    !title ||
    title.length > MAX_TITLE ||
    title.split(/\s+/).length > MAX_TITLE_WORDS ||
    /\b(?:i|use|is|are|you)\b/i.test(title)
  )
    return undefined
  return title.charAt(0).toUpperCase() + title.slice(1)
}
