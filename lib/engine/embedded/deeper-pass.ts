import { entryNamed } from '@/lib/catalog/name-index'
import { STACK_LIMITS } from '@/lib/stack/limits'
import type { Section, Tool } from '@/lib/stack/schema'
import { exploreCategory } from './explore'
import type { FoundTool } from './found-tool'
import { toolId } from './tool'

/**
 * What `Use More Intelligence` does without a language model: each description ends with a reason
 * from the text.
 */

const MAX_QUOTE = 140
/** Exploring is slow, and a stack with more tools than a wish gives is long enough. */
const MAX_ALTERNATIVES = 6
const MAX_TOOLS_WITH_ALTERNATIVES = 25
const SENTENCE_END = /[.!?;\n。！？؟।]/
const ALTERNATIVE = 'Alternative'

export interface Source {
  /** What the visitor wrote. */
  readonly text: string
  /** The tools that it names, by their positions in it. */
  readonly named: readonly FoundTool[]
}

export function withReasons(sections: readonly Section[], source: Source): Section[] {
  const reasonOf = reasonsFrom(source)
  return sections.map(({ title, tools }) => ({ title, tools: tools.map((tool) => withReason(tool, reasonOf(tool))) }))
}

function withReason(tool: Tool, reason: string): Tool {
  const room = STACK_LIMITS.toolDescription - reason.length - 1
  return { ...tool, description: `${tool.description.slice(0, room)} ${reason}`.trim() }
}

/**
 * A named tool is explained by the sentence that names it, and any other by the part of the text
 * that it answers.
 */
function reasonsFrom({ text, named }: Source): (tool: Tool) => string {
  const mentions = new Map(named.map((found) => [toolId(found.text), found]))
  const parts = text
    .split(/[.!?;,\n。！？؟।、，]|\b(?:and|with|und|mit|et|avec|y|con|e|com)\b/i)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
  const words = parts.map(wordsOf)
  return (tool) => {
    const mention = mentions.get(tool.id)
    if (mention) return `You wrote: “${quoteAround(text, mention)}”.`
    const entry = entryNamed(tool.text)
    const own = wordsOf([tool.text, tool.description, ...(entry?.tags ?? [])].join(' '))
    const shared = words.map((part) => [...part].filter((word) => own.has(word)).length)
    const best = parts[shared.indexOf(Math.max(0, ...shared))] ?? text.trim()
    return `For “${clipped(best)}”.`
  }
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

/** The sentence around a mention; of a long one what is near it. */
function quoteAround(text: string, { start, end }: FoundTool): string {
  const before = text.slice(Math.max(0, start - MAX_QUOTE / 2), start)
  const after = text.slice(end, end + MAX_QUOTE / 2)
  const begins = [...before].findLastIndex((sign) => SENTENCE_END.test(sign))
  const stops = after.search(SENTENCE_END)
  const opening = [...before].slice(begins + 1).join('')
  return clipped(`${opening}${text.slice(start, end)}${stops < 0 ? after : after.slice(0, stops)}`)
}

/** Whole words, on one line, without quotation marks inside. */
function clipped(text: string): string {
  const line = text.replace(/[\s“”"]+/g, ' ').trim()
  if (line.length <= MAX_QUOTE) return line
  const cut = line.slice(0, MAX_QUOTE)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_QUOTE / 2))}…`
}

/**
 * What a wish gets was chosen already, by its constraints; what a text tells gains one alternative
 * a section.
 */
export function withAlternatives(sections: readonly Section[]): Section[] {
  const existing = sections.flatMap(({ tools }) => tools.map(({ text }) => text))
  let left = Math.min(MAX_ALTERNATIVES, MAX_TOOLS_WITH_ALTERNATIVES - existing.length)
  return sections.map((section) => {
    const inSection = section.tools.map(({ text }) => text)
    const first = inSection.find((name) => entryNamed(name) !== undefined)
    if (left <= 0 || first === undefined) return section
    const [found] = exploreCategory({ categoryName: section.title, existing, inSection })
    if (!found) return section
    left--
    existing.push(found.text)
    const tool = withReason({ ...found, label: ALTERNATIVE }, `An alternative to ${first}, which is in your stack.`)
    return { ...section, tools: [...section.tools, tool] }
  })
}
