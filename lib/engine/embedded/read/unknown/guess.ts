import { kindCategory } from '@/lib/catalog/brands'
import { fieldOf } from '@/lib/catalog/category-words'
import { fieldOfMaker } from '@/lib/catalog/makers'
import type { Category } from '@/lib/catalog/categories'
import type { FoundTool } from '../../found-tool'
import { wordsOf } from '../layout/list-items'
import { kindOfLabel, labelBefore } from '../signs/labels'

/** How far the next tool may be to say what an unknown one is. */
const NEAR = 160
const AFTER = 30
const BEFORE = 30

/** The field of an unknown name: the kind that the text says, else that of the tools around it. */
export function withGuesses(found: readonly FoundTool[], text: string): FoundTool[] {
  const isMusic = isMostlyMusic(found)
  const tools = found.map((tool) => {
    const label = announces(tool) ? labelBefore(text, tool.start) : undefined
    const kind = label && (isMusic && KEYS.test(label) ? 'instrument' : kindOfLabel(label))
    return kind ? { ...tool, category: kind } : tool
  })
  return tools.map((tool, index) => {
    if (tool.category !== undefined) return tool
    const label = labelBefore(text, tool.start)
    const behind = text.slice(tool.end, tool.end + AFTER).replace(CLAUSE_END, '')
    const before = text.slice(Math.max(0, tool.start - BEFORE), tool.start).replace(EARLIER_CLAUSE, '')
    const said =
      (label === undefined ? undefined : (kindCategory(label) ?? fieldOf(wordsOf(label)))) ??
      makersField(tool.text) ??
      kindCategory(`${tool.text} ${behind}`.toLowerCase()) ??
      fieldOf(wordsOf(behind)) ??
      fieldOf(wordsOf(before))
    return { ...tool, guess: said ?? neighbour(tools, index) }
  })
}

/** "Mic: XLR" says how, and not which. */
const announces = ({ category, text }: FoundTool): boolean => category === undefined && !/^\p{Lu}{2,4}$/u.test(text)

const KEYS = /\bkeyboards?$/
const OF_MUSIC: ReadonlySet<Category | undefined> = new Set<Category>(['instrument', 'audio-gear', 'audio', 'music'])
/** Beside synths a keyboard is played, and elsewhere typed on. */
const isMostlyMusic = (tools: readonly FoundTool[]): boolean =>
  tools.filter(({ category }) => OF_MUSIC.has(category)).length > tools.filter(({ category }) => category).length / 2

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
