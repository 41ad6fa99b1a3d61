import { isHardware } from '@/lib/catalog/hardware'
import type { FoundTool } from './found-tool'

/**
 * Each tool once, under the name that says most. People own several phones and microphones, so of hardware each model
 * stays; the bare name of a family goes when a model of it is named too.
 */
export function withoutRepeats(found: readonly FoundTool[]): FoundTool[] {
  const kept = new Map<string, FoundTool>()
  for (const tool of found) {
    const key = keyOf(tool)
    const known = kept.get(key)
    if (!known) kept.set(key, tool)
    else if (known.text !== known.entry?.name && tool.text === tool.entry?.name)
      kept.set(key, { ...known, text: tool.text })
  }
  const all = [...kept.values()]
  const models = all.filter(({ entry }) => entry && isHardware(entry.category))
  return all.filter(({ entry, text }) => {
    if (!entry || !isHardware(entry.category)) return true
    const family = `${text.toLowerCase()} `
    // Steam is a shop for games and no bare name of the Steam Deck.
    const isFamilyOf = (model: FoundTool) => entry.category !== 'gaming' || model.entry === entry
    return !models.some((model) => model.text.toLowerCase().startsWith(family) && isFamilyOf(model))
  })
}

const keyOf = ({ entry, text }: FoundTool): string =>
  entry && !isHardware(entry.category) ? entry.id : text.toLowerCase()
