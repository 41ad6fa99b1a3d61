import { createEmitter } from '@/lib/browser/emitter'
import { lookUpTools, termOf } from '@/lib/icons/mapping-cache'
import type { Section } from '@/lib/stack/schema'

/**
 * Icons looked up for tools without one. They are not part of the board, so a lookup is no unsaved
 * change.
 */
const { subscribe, emit } = createEmitter()
export const onIcons = subscribe

const known = new Map<string, string>()
const asked = new Set<string>()

export const lookedUpIcon = (text: string): string => known.get(termOf(text)) ?? ''

export async function askForIcons(sections: readonly Section[]): Promise<void> {
  const missing = sections
    .flatMap((section) => section.tools)
    .filter((tool) => tool.icon_id === '' && !asked.has(termOf(tool.text)))
  if (missing.length === 0) return
  for (const tool of missing) asked.add(termOf(tool.text))
  const mappings = await lookUpTools(missing)
  for (const tool of missing) {
    const icon = mappings.get(termOf(tool.text))?.icon_id
    if (icon) known.set(termOf(tool.text), icon)
  }
  emit()
}
