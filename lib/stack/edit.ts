import { normaliseText } from '@/lib/text/normalise-text'
import type { Section, Tool } from './schema'

/**
 * All edits of a board, as functions from sections to sections. An edit without effect returns the
 * same list, so that the history records real changes only. No edit drops a tool that it does not
 * name.
 */
export type Sections = readonly Section[]
export type SectionsEdit = (sections: Sections) => Sections

/** Where a dragged tool lands: before or after another, or at the end of a section. */
export interface ToolTarget {
  section: string
  besides?: { toolId: string; half: 'before' | 'after' } | undefined
}

/** Where a dragged section lands: before or after another. */
export interface SectionTarget {
  readonly section: string
  readonly half: 'before' | 'after'
}

const EXPLORED = 'explored-'

export function findTool(
  sections: Sections,
  toolId: string,
): { section: Section; tool: Tool; index: number } | undefined {
  for (const section of sections) {
    const index = section.tools.findIndex((tool) => tool.id === toolId)
    const tool = section.tools[index]
    if (tool) return { section, tool, index }
  }
  return undefined
}

const mapSection = (sections: Sections, title: string, change: (section: Section) => Section): Sections => {
  let changed = false
  const next = sections.map((section) => {
    if (section.title !== title) return section
    const replaced = change(section)
    changed ||= replaced !== section
    return replaced
  })
  return changed ? next : sections
}

export const moveTool =
  (toolId: string, { section: title, besides }: ToolTarget): SectionsEdit =>
  (sections) => {
    const found = findTool(sections, toolId)
    if (!found || besides?.toolId === toolId || !sections.some((section) => section.title === title)) return sections
    const without = sections.map((section) =>
      section === found.section ? { ...section, tools: section.tools.filter((tool) => tool.id !== toolId) } : section,
    )
    const moved = without.map((section) => {
      if (section.title !== title) return section
      const at = besides ? section.tools.findIndex((tool) => tool.id === besides.toolId) : -1
      const index = at === -1 ? section.tools.length : at + (besides?.half === 'after' ? 1 : 0)
      return { ...section, tools: [...section.tools.slice(0, index), found.tool, ...section.tools.slice(index)] }
    })
    const samePlace = findTool(moved, toolId)
    return found.section.title === title && samePlace?.index === found.index ? sections : moved
  }

export const moveSection =
  (title: string, toIndex: number): SectionsEdit =>
  (sections) => {
    const from = sections.findIndex((section) => section.title === title)
    const section = sections[from]
    const to = Math.max(0, Math.min(sections.length - 1, toIndex))
    if (!section || from === to) return sections
    const rest = sections.filter((_, index) => index !== from)
    return [...rest.slice(0, to), section, ...rest.slice(to)]
  }

export const addTools =
  (title: string, tools: readonly Tool[]): SectionsEdit =>
  (sections) => {
    const taken = new Set(sections.flatMap((section) => section.tools.map((tool) => tool.id)))
    const fresh = tools.filter((tool) => !taken.has(tool.id))
    return fresh.length === 0
      ? sections
      : mapSection(sections, title, (section) => ({ ...section, tools: [...section.tools, ...fresh] }))
  }

/** The tools whose name is not on the board. */
export function missingTools(sections: Sections, tools: readonly Tool[]): Tool[] {
  const names = new Set(sections.flatMap((section) => section.tools.map(({ text }) => normaliseText(text))))
  return tools.filter(({ text }) => !names.has(normaliseText(text)))
}

/** Adds the tools that the board lacks at the time of the edit. */
export const addMissingTools =
  (title: string, tools: readonly Tool[]): SectionsEdit =>
  (sections) =>
    addTools(title, missingTools(sections, tools))(sections)

export const changeTool =
  (toolId: string, change: Partial<Omit<Tool, 'id'>>): SectionsEdit =>
  (sections) => {
    const found = findTool(sections, toolId)
    const keys = Object.keys(change) as (keyof typeof change)[]
    if (!found || keys.every((key) => found.tool[key] === change[key])) return sections
    return mapSection(sections, found.section.title, (section) => ({
      ...section,
      tools: section.tools.map((tool) => (tool.id === toolId ? { ...tool, ...change } : tool)),
    }))
  }

/** Fills in missing descriptions; existing ones stay. */
export const describeTools =
  (descriptions: ReadonlyMap<string, string>): SectionsEdit =>
  (sections) => {
    let changed = false
    const next = sections.map((section) => ({
      ...section,
      tools: section.tools.map((tool) => {
        const description = tool.description === '' ? descriptions.get(tool.id) : undefined
        if (!description) return tool
        changed = true
        return { ...tool, description }
      }),
    }))
    return changed ? next : sections
  }

/**
 * Removes a tool everywhere, also under other ids: exploring another section may have added it
 * there.
 */
export const removeTool =
  (toolId: string): SectionsEdit =>
  (sections) => {
    const found = findTool(sections, toolId)
    if (!found) return sections
    const name = normaliseText(found.tool.text)
    const isOther = ({ text }: Tool) => normaliseText(text) !== name
    return sections.map((section) =>
      section.tools.every(isOther) ? section : { ...section, tools: section.tools.filter(isOther) },
    )
  }

export const isExplored = (tool: Tool) => tool.id.startsWith(EXPLORED)
export const exploredId = (id: string, now: number) => `${EXPLORED}${id}-${now}`

/** Removes the tools that exploring added to a section. */
export const resetExplored =
  (title: string): SectionsEdit =>
  (sections) =>
    mapSection(sections, title, (section) =>
      section.tools.some(isExplored)
        ? { ...section, tools: section.tools.filter((tool) => !isExplored(tool)) }
        : section,
    )

/** An unused section title: "Audio", "Audio 2", "Audio 3". */
export function freeTitle(sections: Sections, wanted: string): string {
  const taken = new Set(sections.map((section) => section.title))
  const title = wanted.trim() || 'New section'
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? title : `${title} ${number}`
    if (!taken.has(candidate)) return candidate
  }
}

export const addSection =
  (title: string): SectionsEdit =>
  (sections) => [...sections, { title: freeTitle(sections, title), tools: [] }]

export const renameSection =
  (title: string, wanted: string): SectionsEdit =>
  (sections) => {
    const next = wanted.trim()
    if (next === '' || next === title || sections.some((section) => section.title === next)) return sections
    return mapSection(sections, title, (section) => ({ ...section, title: next }))
  }

export const removeSection =
  (title: string): SectionsEdit =>
  (sections) =>
    sections.some((section) => section.title === title)
      ? sections.filter((section) => section.title !== title)
      : sections
