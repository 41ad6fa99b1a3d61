import 'server-only'
import { z } from 'zod'
import { entryNamed } from '@/lib/catalog/name-index'
import { isHttpUrl } from '@/lib/stack/http-url'
import { STACK_LIMITS } from '@/lib/stack/limits'
import type { Section, Tool } from '@/lib/stack/schema'
import { textComposed } from '@/lib/text/storable'
import { arrange, holdsTooMuch, MIN_SECTIONS } from '../embedded/sections/arrange'
import type { Sorting } from '../embedded/sections/sorting'
import { catalogTool, toolId } from '../embedded/tool'

/**
 * Model output is untrusted: names, titles and links are cleaned, and data of known tools comes
 * from the catalogue.
 */
export const ModelTool = z.object({ name: z.string(), description: z.string(), link: z.string() })
/** Parts of a tool are missing while its answer is still being streamed. */
type ModelTool = Partial<z.output<typeof ModelTool>>
export interface ModelSection {
  title?: string | undefined
  tools?: (ModelTool | undefined)[] | undefined
}

export const MAX_TOOLS_PER_SECTION = 60
const NO_TITLE = /^(?:tools?|software|hardware and software|apps?|other|others|misc|miscellaneous|general|various)$/i

/** Text without markup, control characters and superfluous white space. */
export function plain(text: string | undefined, max: number): string {
  return textComposed(text ?? '')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim()
}

/** The addresses in a visitor's text. */
const ADDRESS = /https?:\/\/[^\s<>"'`,;()[\]{}]+/gi
const END_MARKS = '.!?:/'

/**
 * Normalises an address for comparison. A loop, because a regular expression would take quadratic
 * time for a run of punctuation.
 */
function normaliseAddress(address: string): string {
  let end = address.length
  while (END_MARKS.includes(address.charAt(end - 1)) && end > 0) end -= 1
  return address.slice(0, end).toLowerCase()
}

/**
 * The model's own links are dropped: they may be invented or harmful. A link in the visitor's text
 * is kept. The text may be long and the tools many, so it is searched once, for the first link.
 */
export function typedLinks(visitorText: string): (link: string | undefined) => string {
  let typed: Set<string> | undefined
  return (link) => {
    if (!link || link.length > STACK_LIMITS.link || !isHttpUrl(link)) return ''
    typed ??= new Set((visitorText.match(ADDRESS) ?? []).map(normaliseAddress))
    return typed.has(normaliseAddress(link)) ? link : ''
  }
}

export function groundTool(
  { name, description, link }: ModelTool,
  linkOf: (link: string | undefined) => string = () => '',
): Tool | undefined {
  const text = plain(name, STACK_LIMITS.toolText)
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined
  const entry = entryNamed(text)
  if (entry) return catalogTool(entry)
  return {
    id: toolId(text),
    text,
    description: plain(description, STACK_LIMITS.toolDescription),
    link: linkOf(link),
    label: '',
    icon_id: '',
    color: '',
  }
}

/** Grounds the sections of one stack in order, without repeating a tool or a title. */
export function grounding(visitorText: string): (section: ModelSection) => Section | undefined {
  const linkOf = typedLinks(visitorText)
  const taken = new Set<string>()
  const titles = new Set<string>()
  return (section) => {
    const tools: Tool[] = []
    for (const raw of (section.tools ?? []).slice(0, MAX_TOOLS_PER_SECTION)) {
      const tool = raw && groundTool(raw, linkOf)
      if (!tool || taken.has(tool.id)) continue
      taken.add(tool.id)
      tools.push(tool)
    }
    if (tools.length === 0) return undefined
    return { title: freeTitle(plain(section.title, STACK_LIMITS.sectionTitle - 4), tools, titles), tools }
  }
}

function freeTitle(wanted: string, tools: readonly Tool[], titles: Set<string>): string {
  const base = wanted === '' || NO_TITLE.test(wanted) ? (arrange(tools, SORTING)[0]?.title ?? 'Daily work') : wanted
  let title = base
  for (let number = 2; titles.has(title.toLowerCase()); number++) title = `${base} ${number}`
  titles.add(title.toLowerCase())
  return title
}

const SORTING: Sorting<Tool> = {
  categoryOf: ({ text }) => entryNamed(text)?.category ?? 'utility',
  wordsOf: ({ text, description }) => `${text}: ${description}`,
}

/** Applies the rules of every stack: three to twelve sections, none with most of the tools. */
export function balancedStack(grounded: readonly Section[]): Section[] {
  const tools = grounded.flatMap((section) => section.tools)
  const tooFew = grounded.length < Math.min(MIN_SECTIONS, tools.length)
  const lopsided = grounded.some((section) => holdsTooMuch({ items: section.tools }, tools.length))
  return tooFew || lopsided
    ? arrange(tools, SORTING).map(({ title, items }) => ({ title, tools: items }))
    : [...grounded]
}
