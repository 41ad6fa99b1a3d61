import { iconForName } from '@/lib/catalog/category-icons'
import { AppError } from '@/lib/errors'
import type { Section, Tool } from '@/lib/stack/schema'
import type { GeneratedStack, GenerateRequest } from '../types'
import { withAlternatives, withReasons } from './deeper-pass'
import type { FoundTool } from './found-tool'
import { withoutMarkup } from './text/markup'
import { readTools, type Reading } from './read/read'
import { categoryOf, sectionsOf } from './sections/own-sections'
import { onlyInstructs } from './instruction'
import { expandStackAcronyms } from './stack-acronyms'
import { suggestMissing } from './suggest-missing'
import { catalogTool, toolId } from './tool'
import { grantWish } from './wishes/grant-wish'
import { readWish } from './wishes/read-wish'

/** From a text to a stack: a text tells what is there, or wishes for a stack. */

const HOW_TO_ASK =
  'We could not find a tool or a wish in this text. List some tools (“Figma, Notion, MacBook Air”), or say who the stack is for (“wedding photographer on a budget”).'

const ONLY_REJECTED =
  'This text only names tools that are not used. List the tools that you do use (“Figma, Notion, MacBook Air”), or say what you want instead (“alternatives to Evernote”).'

export const generateStack = (request: GenerateRequest): Section[] => answerPrompt(request).sections

/** The stack, and for one that is only told what it may lack. */
export function answerPrompt({ prompt: written, tools, intelligence }: GenerateRequest): GeneratedStack {
  const prompt = expandStackAcronyms(written)
  const told = readTools(prompt)
  // Tags are no words of a wish: "<li>" asks for nothing.
  const words = withoutMarkup(prompt)
  const listed = readTools(tools).tools
  const instructs = onlyInstructs(words)
  const wished = listed.length > 0 && instructs ? undefined : readWish(words, told)
  const granted = wished ? grantWish(wished.wish, withoutRepeats([...wished.tools, ...listed]), toTool) : []
  const explained = (sections: Section[]) =>
    intelligence ? withReasons(sections, { text: prompt, named: told.tools }) : sections
  if (granted.length > 0) return { sections: explained(granted) }
  const found = withoutRepeats([...(instructs ? [] : told.tools), ...listed])
  const sections = arrangeFound(found, told)
  if (sections.length === 0) throw new AppError('unreadable', told.rejected.length > 0 ? ONLY_REJECTED : HOW_TO_ASK)
  const suggestions = suggestMissing(found)
  return {
    sections: intelligence ? withAlternatives(explained(sections)) : sections,
    ...(suggestions.length > 0 && { suggestions }),
  }
}

function arrangeFound(named: readonly FoundTool[], told: Reading): Section[] {
  return sectionsOf(named, told).map(({ title, items }) => ({
    title,
    tools: items.map(toTool),
  }))
}

function toTool(found: FoundTool): Tool {
  const { entry, text } = found
  if (entry) return catalogTool(entry, text)
  const icon = iconForName(text, categoryOf(found))
  return { id: toolId(text), text, description: '', link: '', label: '', icon_id: icon, color: '' }
}

function withoutRepeats(found: readonly FoundTool[]): FoundTool[] {
  const seen = new Set<string>()
  return found.filter(({ text }) => {
    const key = toolId(text)
    return !seen.has(key) && Boolean(seen.add(key))
  })
}
