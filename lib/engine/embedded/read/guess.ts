import { kindCategory } from '@/lib/catalog/brands'
import { fieldOfMaker } from '@/lib/catalog/makers'
import type { Category } from '@/lib/catalog/schema'
import type { FoundTool } from './found-tool'
import { fieldOf } from './kind-words'
import { wordsOf } from './list-items'

/** How far the next tool may be to say what an unknown one is. */
const NEAR = 160
const AFTER = 30
const BEFORE = 30

/** The field of a thing that nobody knows: the kind that its writer says, or that of the tools around it. */
export function withGuesses(tools: readonly FoundTool[], text: string): FoundTool[] {
  return tools.map((tool, index) => {
    if (tool.category !== undefined) return tool
    const behind = text.slice(tool.end, tool.end + AFTER).replace(CLAUSE_END, '')
    const before = text.slice(Math.max(0, tool.start - BEFORE), tool.start).replace(EARLIER_CLAUSE, '')
    const said =
      makersField(tool.text) ??
      kindCategory(`${tool.text} ${behind}`.toLowerCase()) ??
      fieldOf(wordsOf(behind)) ??
      fieldOf(wordsOf(before))
    return { ...tool, guess: said ?? neighbour(tools, index) }
  })
}

/** "Sky-Watcher HEQ5" begins with a maker. */
function makersField(name: string): Category | undefined {
  const words = wordsOf(name)
  return fieldOfMaker(words.slice(0, 2).join(' ')) ?? fieldOfMaker(words[0] ?? '')
}

const CLAUSE_END = /[.,;:\n][\s\S]*$/
const EARLIER_CLAUSE = /^[\s\S]*[.,;:\n]/

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
