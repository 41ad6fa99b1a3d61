import { catalogTool, toolId } from '@/lib/engine/embedded/tool'
import { arrange } from '@/lib/engine/embedded/sections/arrange'
import type { Section, Tool } from '@/lib/stack/schema'
import { STACK_LIMITS } from '@/lib/stack/limits'
import type { ScannedTool } from '../scan/tool-list'

/** Marks tools that a scan has put into a stack: a later push changes no others. */
export const SCANNED_ID = 'scan-'

/** The sections of scanned tools, titled and ordered as the product does. */
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
