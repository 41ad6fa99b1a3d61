import { catalogTool, toolId } from '@/lib/engine/embedded/tool'
import { arrange } from '@/lib/engine/embedded/sections/arrange'
import type { Section, Tool } from '@/lib/stack/schema'
import { STACK_LIMITS } from '@/lib/stack/limits'
import type { ScannedTool } from '../scan/tool-list'

/** The id prefix of scanned tools: a later push changes no other tools. */
export const SCANNED_ID = 'scan-'

/** Sorts scanned tools into sections, with titles and order as on the site. */
export function toSections(tools: readonly ScannedTool[]): Section[] {
  const items = tools.slice(0, STACK_LIMITS.tools).map((scanned) => ({ scanned, tool: toTool(scanned) }))
  return arrange(items, {
    categoryOf: ({ scanned }) => scanned.category,
    wordsOf: ({ tool }) => `${tool.text} ${tool.description}`,
  }).map(({ title, items: members }) => ({ title, tools: members.map(({ tool }) => tool) }))
}

function toTool({ entry, text }: ScannedTool): Tool {
  const tool = entry ? catalogTool(entry) : { text, description: '', link: '', label: '', icon_id: '', color: '' }
  return { ...tool, id: SCANNED_ID + toolId(text) }
}
