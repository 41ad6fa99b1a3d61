import { entryNamed } from '@/lib/catalog/name-index'
import { STACK_LIMITS } from '@/lib/stack/limits'
import type { Section, Tool } from '@/lib/stack/schema'
import type { TransformRequest, TransformTheme } from '../../types'
import { firstTool } from '../read/read'
import { categoriesOf } from '../sections/topics'
import { Wardrobe, type Wearer } from './disguise'
import { kindOf, kindOfEntry, type Kind } from './kinds'
import { from, seedOf } from '../draw'
import { themeData } from './themes'

/** The same stack in another world: every tool keeps its id and its place and gets a name, a note and a picture there. */

export function transformStack({ sections, theme }: TransformRequest): Section[] {
  const boards = sections.map(({ title, tools }) => ({ title, wearers: tools.map(wearerUnder(title)) }))
  const wardrobe = new Wardrobe(
    theme,
    boards.flatMap(({ wearers }) => wearers),
  )
  const titles = new Set<string>()
  return boards.map(({ title, wearers }) => ({
    title: themedTitle(title, mostOf(wearers.map(({ kind }) => kind)), theme, titles),
    tools: wearers.map((wearer) => dress(wearer, wardrobe)),
  }))
}

interface ToolToDress extends Wearer {
  tool: Tool
}

function dress(wearer: ToolToDress, wardrobe: Wardrobe): Tool {
  const { name, note } = wardrobe.costume(wearer)
  const { tool } = wearer
  return { ...tool, text: name, description: note, label: '', icon_id: wardrobe.picture(name) }
}

function wearerUnder(title: string): (tool: Tool) => ToolToDress {
  const [ofTitle] = categoriesOf(title)
  return (tool) => {
    const { text } = tool
    const entry = entryNamed(text)
    if (entry) return { tool, text, entry, kind: kindOfEntry(entry) }
    const category = firstTool(text)?.category ?? ofTitle
    return { tool, text, entry, kind: category ? kindOf(category) : 'tasks' }
  }
}

function mostOf(kinds: readonly Kind[]): Kind | undefined {
  const counts = new Map<Kind, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** A title of the theme for what the section mostly holds; when these are worn, its own title in the theme's manner. */
function themedTitle(title: string, kind: Kind | undefined, theme: TransformTheme, worn: Set<string>): string {
  const { sections } = themeData(theme)
  const seed = seedOf(theme, title)
  const own = kind ? from(sections[kind] ?? [], seed) : []
  const patterns = from(sections.any ?? [], seed).filter((pattern) => pattern.includes('{title}'))
  const inManner = patterns.map((pattern) => {
    const room = STACK_LIMITS.sectionTitle - (pattern.length - '{title}'.length)
    return pattern.replace('{title}', () => title.slice(0, room).trim())
  })
  const isFree = (candidate: string) =>
    !worn.has(candidate.toLowerCase()) && candidate.toLowerCase() !== title.toLowerCase()
  const themed = [...own, ...inManner].find(isFree) ?? numbered(inManner[0] ?? title, isFree)
  worn.add(themed.toLowerCase())
  return themed
}

/** Only titles that agree in their first seventy letters come here. */
function numbered(title: string, isFree: (candidate: string) => boolean): string {
  for (let count = 2; ; count++) {
    const candidate = `${title.slice(0, STACK_LIMITS.sectionTitle - 10).trim()}, part ${count}`
    if (isFree(candidate)) return candidate
  }
}
