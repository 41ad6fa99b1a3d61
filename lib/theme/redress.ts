import type { Section, Tool } from '@/lib/stack/schema'

/** The same stack in two appearances: tool for tool by id, section for section by place. */
export interface Redress {
  readonly from: readonly Section[]
  readonly to: readonly Section[]
}

const toolsById = (sections: readonly Section[]) =>
  new Map(sections.flatMap((section) => section.tools.map((tool): [string, Tool] => [tool.id, tool])))

/** Whether anything on the board still wears the appearance: not after undo, and not on another stack. */
export function wears(sections: readonly Section[], { from, to }: Redress): boolean {
  if (sections === to) return false
  if (sections === from) return true
  const worn = toolsById(from)
  return sections.some((section) => section.tools.some((tool) => worn.get(tool.id)?.text === tool.text))
}

/** A tool keeps its status through every transform, also when it was changed meanwhile. */
function withStatusOf(tool: Tool, wanted: Tool | undefined): Tool {
  if (!wanted || wanted.status === tool.status) return wanted ?? tool
  const { status: _old, ...rest } = wanted
  return tool.status === undefined ? rest : { ...rest, status: tool.status }
}

/**
 * The board from one appearance to the other. What was moved, added, renamed or deleted since stays so: every tool that
 * still wears the one gets the other where it stands now, and every section its title.
 */
export function redress(sections: readonly Section[], { from, to }: Redress): readonly Section[] {
  const worn = toolsById(from)
  const wanted = toolsById(to)
  const keepsStatus = (tool: Tool) => wanted.get(tool.id)?.status === tool.status
  if (sections === from && sections.every(({ tools }) => tools.every(keepsStatus))) return to
  const titles = new Map(from.map((section, index) => [section.title, to[index]?.title]))
  const standing = new Set(sections.map((section) => section.title))
  const free = (title: string | undefined) => title !== undefined && !standing.has(title)
  return sections.map((section) => {
    const title = titles.get(section.title)
    return {
      title: free(title) ? (title ?? section.title) : section.title,
      tools: section.tools.map((tool) =>
        worn.get(tool.id)?.text === tool.text ? withStatusOf(tool, wanted.get(tool.id)) : tool,
      ),
    }
  })
}
