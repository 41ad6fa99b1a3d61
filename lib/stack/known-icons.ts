import 'server-only'
import { entryNamed } from '@/lib/catalog/name-index'
import type { Section, Tool } from './schema'
import { normaliseText } from '@/lib/text/normalise-text'
import { iconMappings } from '@/lib/icons/mappings'

const isBare = (tool: Tool) => tool.icon_id === ''

/**
 * Gives tools without an icon the catalogue's icon for their name, because programs often save only
 * names. The stored stack is not changed.
 */
export async function withKnownIcons(sections: readonly Section[]): Promise<Section[]> {
  const bare = sections.flatMap(({ tools }) => tools.filter(isBare))
  if (bare.length === 0) return [...sections]
  const mappings = await iconMappings(bare.map(({ text }) => text))
  const icons = new Map(mappings.map(({ term, icon_id: icon }) => [term, icon]))
  const shown = (tool: Tool): Tool => {
    const icon = icons.get(normaliseText(tool.text))
    // Every entry has a mapping.
    return icon === undefined
      ? tool
      : { ...tool, icon_id: icon, color: tool.color || (entryNamed(tool.text)?.color ?? '') }
  }
  return sections.map((section) => ({
    ...section,
    tools: section.tools.map((tool) => (isBare(tool) ? shown(tool) : tool)),
  }))
}
