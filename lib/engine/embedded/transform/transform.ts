import { entryNamed } from '@/lib/catalog/name-index'
import { STACK_LIMITS } from '@/lib/stack/limits'
import type { Section, Tool } from '@/lib/stack/schema'
import type { TransformRequest, TransformTheme } from '../../types'
import { firstTool } from '../read/read'
import { categoriesOf } from '../sections/topics'
import { Replacements, type Original } from './replacements'
import { kindOf, kindOfEntry, type Kind } from './kinds'
import { rotated, seedOf } from '../seed'
import { themeData } from './themes'

/**
 * Retells a stack in a theme: each tool keeps its id and place and gets the theme's name, note and
 * icon.
 */

export function transformStack({ sections, theme }: TransformRequest): Section[] {
  const boards = sections.map(({ title, tools }) => ({ title, originals: tools.map(originalUnder(title)) }))
  const replacements = new Replacements(
    theme,
    boards.flatMap(({ originals }) => originals),
  )
  const titles = new Set<string>()
  return boards.map(({ title, originals }) => ({
    title: themedTitle(title, mostOf(originals.map(({ kind }) => kind)), theme, titles),
    tools: originals.map((original) => transformTool(original, replacements)),
  }))
}

interface OriginalTool extends Original {
  tool: Tool
}

function transformTool(original: OriginalTool, replacements: Replacements): Tool {
  const { name, note } = replacements.of(original)
  const { tool } = original
  return { ...tool, text: name, description: note, label: '', icon_id: replacements.icon(name) }
}

function originalUnder(title: string): (tool: Tool) => OriginalTool {
  const [ofTitle] = categoriesOf(title)
  return (tool) => {
    const { text } = tool
    const entry = entryNamed(text)
    if (entry) return { tool, text, entry, kind: kindOfEntry(entry) }
    const { category = ofTitle } = firstTool(text)
    return { tool, text, entry, kind: category ? kindOf(category) : 'tasks' }
  }
}

function mostOf(kinds: readonly Kind[]): Kind | undefined {
  const counts = new Map<Kind, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/**
 * An unused title of the theme for the section's most frequent kind, else the section's title in a
 * pattern of the theme.
 */
function themedTitle(title: string, kind: Kind | undefined, theme: TransformTheme, used: Set<string>): string {
  const { sections } = themeData(theme)
  const seed = seedOf(theme, title)
  const own = kind ? rotated(sections[kind] ?? [], seed) : []
  const patterns = rotated(sections.any ?? [], seed).filter((pattern) => pattern.includes('{title}'))
  const inManner = patterns.map((pattern) => {
    const room = STACK_LIMITS.sectionTitle - (pattern.length - '{title}'.length)
    return pattern.replace('{title}', () => title.slice(0, room).trim())
  })
  const isFree = (candidate: string) =>
    !used.has(candidate.toLowerCase()) && candidate.toLowerCase() !== title.toLowerCase()
  const themed = [...own, ...inManner].find(isFree) ?? numbered(inManner[0] ?? title, isFree)
  used.add(themed.toLowerCase())
  return themed
}

/** Reached only by titles that agree in their first seventy letters. */
function numbered(title: string, isFree: (candidate: string) => boolean): string {
  for (let count = 2; ; count++) {
    const candidate = `${title.slice(0, STACK_LIMITS.sectionTitle - 10).trim()}, part ${count}`
    if (isFree(candidate)) return candidate
  }
}
