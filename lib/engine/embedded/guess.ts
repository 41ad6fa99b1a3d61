import { kindCategory } from '@/lib/catalog/brands'
import type { Category } from '@/lib/catalog/schema'
import type { FoundTool } from './found-tool'

/** How far the next tool may be to say what an unknown one is. */
const NEAR = 160
const AFTER = 30

/** The field of a thing that nobody knows: the kind that its writer says, or that of the tools around it. */
export function withGuesses(tools: readonly FoundTool[], text: string): FoundTool[] {
  return tools.map((tool, index) => {
    if (tool.category !== undefined) return tool
    const said = `${tool.text} ${text.slice(tool.end, tool.end + AFTER).replace(/[.,;\n][\s\S]*$/, '')}`.toLowerCase()
    return { ...tool, guess: kindCategory(said) ?? neighbour(tools, index) }
  })
}

function neighbour(tools: readonly FoundTool[], index: number): Category | undefined {
  const own = tools[index]
  if (!own) return undefined
  for (let distance = 1; distance < 6; distance++) {
    for (const other of [tools[index - distance], tools[index + distance]]) {
      if (other?.category !== undefined && Math.abs(other.start - own.start) <= NEAR) return other.category
    }
  }
  return undefined
}
