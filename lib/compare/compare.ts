import { catalogEntry } from '@/lib/catalog/entries'
import { toOpenTool, type OpenTool } from '@/lib/open-format/to-open-format'
import type { ToolStatus } from '@/lib/stack/limits'
import type { Section } from '@/lib/stack/schema'
import { toolKey, UNKNOWN_TOOL } from '@/lib/stack/tool-keys'

/** Compares two stacks: shared tools, tools of one only, and pairs of tools for the same job. */

export interface Comparison {
  readonly shared: readonly OpenTool[]
  readonly onlyA: readonly OpenTool[]
  readonly onlyB: readonly OpenTool[]
  /** Two tools of one category, each in one stack only. */
  readonly pairs: readonly { readonly a: OpenTool; readonly b: OpenTool; readonly category: string }[]
}

/** By catalogue entry, so that "JS" and "JavaScript" are one tool; by name without an entry. */
function toolsByKey(sections: readonly Section[]): Map<string, OpenTool> {
  const found = new Map<string, OpenTool>()
  for (const tool of sections.flatMap(({ tools }) => tools)) {
    const key = toolKey(tool.text)
    if (!found.has(key)) found.set(key, toOpenTool(tool, key.startsWith(UNKNOWN_TOOL) ? null : key))
  }
  return found
}

export function compareSections(a: readonly Section[], b: readonly Section[]): Comparison {
  const [ofA, ofB] = [toolsByKey(a), toolsByKey(b)]
  const besides = (own: Map<string, OpenTool>, other: Map<string, OpenTool>) =>
    [...own].filter(([key]) => !other.has(key)).map(([, tool]) => tool)
  const [onlyA, onlyB] = [besides(ofA, ofB), besides(ofB, ofA)]
  return {
    shared: [...ofA].filter(([key]) => ofB.has(key)).map(([, tool]) => tool),
    onlyA,
    onlyB,
    pairs: pairsOf(onlyA, onlyB),
  }
}

/** A tool of both stacks with different status. */
export interface StatusChange {
  readonly from: ToolStatus
  readonly to: ToolStatus
}

/** By the id of the tool in the first stack. */
export function statusChanges(a: readonly Section[], b: readonly Section[]): ReadonlyMap<string, StatusChange> {
  const ofB = toolsByKey(b)
  return new Map(
    [...toolsByKey(a)].flatMap(([key, { id, status: from }]) => {
      const to = ofB.get(key)?.status ?? from
      return to === from ? [] : [[id, { from, to }]]
    }),
  )
}

const categoryOf = ({ entry }: OpenTool) => (entry === null ? undefined : catalogEntry(entry)?.category)

/** Pairs tools of one category in the order of the stacks, each tool at most once. */
function pairsOf(onlyA: readonly OpenTool[], onlyB: readonly OpenTool[]): Comparison['pairs'] {
  const waiting = new Map<string, OpenTool[]>()
  for (const tool of onlyB) {
    const category = categoryOf(tool)
    if (category === undefined) continue
    const known = waiting.get(category)
    if (known) known.push(tool)
    else waiting.set(category, [tool])
  }
  // Taken from the end of the list in constant time.
  for (const tools of waiting.values()) tools.reverse()
  return onlyA.flatMap((a) => {
    const category = categoryOf(a)
    const b = category === undefined ? undefined : waiting.get(category)?.pop()
    return b && category !== undefined ? [{ a, b, category }] : []
  })
}
