import { AppError } from '@/lib/errors'
import type { Section, Tool } from '@/lib/stack/schema'
import type { GenerateRequest } from '../types'
import { arrange } from './arrange'
import { readTools, type FoundTool } from './read'
import { catalogTool, toolId } from './tool'
import { grantWish } from './wish/grant'
import { readWish } from './wish/read-wish'

/** From a text to a stack: what it tells is read, what it wishes for is granted. */

const HOW_TO_ASK =
  'We could not find a tool or a wish in this text. List some tools (“Figma, Notion, MacBook Air”), or say who the stack is for (“wedding photographer on a budget”).'

export function generateStack({ prompt, tools }: GenerateRequest): Section[] {
  const told = readTools(prompt)
  const listed = readTools(tools)
  const named = withoutRepeats([...told.tools, ...listed.tools])
  const wish = readWish(prompt, told)
  const granted = wish ? grantWish(wish, named, toTool) : []
  const sections = granted.length > 0 ? granted : arrangeFound(named)
  if (sections.length === 0) throw new AppError('unreadable', HOW_TO_ASK)
  return sections
}

function arrangeFound(named: readonly FoundTool[]): Section[] {
  return arrange(named, (found) => found.category ?? 'utility').map(({ title, items }) => ({
    title,
    tools: items.map(toTool),
  }))
}

function toTool({ entry, text }: FoundTool): Tool {
  if (entry) return catalogTool(entry, text)
  return { id: toolId(text), text, description: '', link: '', label: '', icon_id: '', color: '' }
}

function withoutRepeats(found: readonly FoundTool[]): FoundTool[] {
  const seen = new Set<string>()
  return found.filter(({ text }) => {
    const key = toolId(text)
    return !seen.has(key) && Boolean(seen.add(key))
  })
}
