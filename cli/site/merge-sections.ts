import { keyOf } from '@/lib/catalog/tokens'
import { STACK_LIMITS } from '@/lib/stack/limits'
import type { Section, Tool } from '@/lib/stack/schema'
import { SCANNED_ID } from '../stack/to-stack'

const isScanned = ({ id }: Tool): boolean => id.startsWith(SCANNED_ID)

/**
 * Merges a new scan into the sections of a saved stack. What people have added, moved or edited on
 * the site is kept: only scanned tools that are gone are removed, and new ones are added to the
 * section with their title.
 */
export function mergeSections(saved: readonly Section[], scanned: readonly Section[]): Section[] {
  const found = new Set(scanned.flatMap(({ tools }) => tools.map(({ id }) => id)))
  const kept = saved.flatMap((section) => {
    const tools = section.tools.filter((tool) => !isScanned(tool) || found.has(tool.id))
    return tools.length === 0 && section.tools.length > 0 ? [] : [{ ...section, tools }]
  })
  const there = new Set(kept.flatMap(({ tools }) => tools.flatMap(({ id, text }) => [id, keyOf(text)])))
  const result = new Map(kept.map((section) => [section.title, section]))
  let room = STACK_LIMITS.tools - kept.reduce((sum, { tools }) => sum + tools.length, 0)
  for (const { title, tools } of scanned) {
    const missing = tools.filter(({ id, text }) => !there.has(id) && !there.has(keyOf(text))).slice(0, room)
    const section = result.get(title)
    if (missing.length === 0 || (!section && result.size >= STACK_LIMITS.sections)) continue
    room -= missing.length
    result.set(title, { title, tools: [...(section?.tools ?? []), ...missing] })
  }
  return [...result.values()]
}
