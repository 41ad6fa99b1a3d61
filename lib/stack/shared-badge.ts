import type { Section } from './schema'

/** Below so many tiles with one badge, each says it in words. */
const LEAST = 4

/** The badge that more than half of a board's tools have: said once in a legend. */
export function sharedBadge(sections: readonly Section[]): string | undefined {
  const tools = sections.flatMap((section) => section.tools)
  const counts = new Map<string, number>()
  for (const { label } of tools) if (label !== '') counts.set(label, (counts.get(label) ?? 0) + 1)
  const [label, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
  return count >= LEAST && count > tools.length / 2 ? label : undefined
}
