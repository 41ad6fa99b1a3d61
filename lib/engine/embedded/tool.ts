import { createHash } from 'node:crypto'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Tool } from '@/lib/stack/schema'

/** The same tool always gets the same id, so that the same input gives the same stack. */
export function toolId(name: string): string {
  return createHash('sha256').update(name.toLowerCase()).digest('base64url').slice(0, 12)
}

export function catalogTool(entry: CatalogEntry, text = entry.name): Tool {
  return {
    id: toolId(text),
    text,
    description: entry.description,
    link: entry.link,
    label: label(entry),
    icon_id: entry.icon,
    color: entry.color,
  }
}

/** What is worth a badge on a tile: the price, when it is none, or that the source is open. */
function label({ tags }: CatalogEntry): string {
  if (tags.includes('open-source')) return 'Open source'
  return tags.includes('free') ? 'Free' : ''
}
