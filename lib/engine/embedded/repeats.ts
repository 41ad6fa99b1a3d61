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
  const models = all.filter(({ entry }) => entry && isHardware(entry.category)).map(({ text }) => text.toLowerCase())
  return all.filter(({ entry, text }) => {
    if (!entry || !isHardware(entry.category)) return true
    const family = `${text.toLowerCase()} `
    return !models.some((model) => model.startsWith(family))
  })
}

const keyOf = ({ entry, text }: FoundTool): string =>
  entry && !isHardware(entry.category) ? entry.id : text.toLowerCase()
