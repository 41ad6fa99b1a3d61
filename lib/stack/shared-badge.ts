import type { Section } from './schema'

/** The least number of equal badges for a legend; with fewer, each tile shows its text. */
const LEAST = 4

/** The badge of more than half of the board's tools, which a legend explains once. */
export function sharedBadge(sections: readonly Section[]): string | undefined {
  const tools = sections.flatMap((section) => section.tools)
  const counts = new Map<string, number>()
  for (const { label } of tools) if (label !== '') counts.set(label, (counts.get(label) ?? 0) + 1)
  const [label, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
  return count >= LEAST && count > tools.length / 2 ? label : undefined
}
