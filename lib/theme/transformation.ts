import { interleaveTools } from '@/lib/stack/content'
import type { Section, Tool } from '@/lib/stack/schema'

/** A transform as two states of a stack: tools correspond by id, sections by position. */
export interface Transformation {
  readonly from: readonly Section[]
  readonly to: readonly Section[]
  /** The name of the transform, whose scene the page shows while the board shows `from`. */
  readonly scene?: string
}

const toolsById = (sections: readonly Section[]) =>
  new Map(sections.flatMap((section) => section.tools.map((tool): [string, Tool] => [tool.id, tool])))

/** Whether the board still shows texts of `from`: false after undo and on another stack. */
export function showsTransformation(sections: readonly Section[], { from, to }: Transformation): boolean {
  if (sections === to) return false
  if (sections === from) return true
  const before = toolsById(from)
  return sections.some((section) => section.tools.some((tool) => before.get(tool.id)?.text === tool.text))
}

/**
 * Pairs of original and transformed tools, taken from the original's sections in turn, up to a
 * maximum.
 */
export function transformedPairs(
  { from, to }: Transformation,
  most: number,
): readonly { readonly before: Tool; readonly after: Tool }[] {
  const after = toolsById(from)
  return interleaveTools(to)
    .flatMap((before) => {
      const tool = after.get(before.id)
      return tool ? [{ before, after: tool }] : []
    })
    .slice(0, most)
}

/** A tool keeps its status through every transform, also one changed meanwhile. */
function withStatusOf(tool: Tool, next: Tool | undefined): Tool {
  if (!next || next.status === tool.status) return next ?? tool
  const { status: _replaced, ...rest } = next
  return tool.status === undefined ? rest : { ...rest, status: tool.status }
}

/**
 * The board with `from` replaced by `to`. Moves, additions, renames and deletions since then stay:
 * only tools whose text is unchanged are replaced, where they are now, and section titles likewise.
 */
export function applyTransformation(sections: readonly Section[], { from, to }: Transformation): readonly Section[] {
  const before = toolsById(from)
  const after = toolsById(to)
  const keepsStatus = (tool: Tool) => after.get(tool.id)?.status === tool.status
  if (sections === from && sections.every(({ tools }) => tools.every(keepsStatus))) return to
  const titles = new Map(from.map((section, index) => [section.title, to[index]?.title]))
  const current = new Set(sections.map((section) => section.title))
  const isFree = (title: string | undefined) => title !== undefined && !current.has(title)
  return sections.map((section) => {
    const title = titles.get(section.title)
    return {
      title: isFree(title) ? (title ?? section.title) : section.title,
      tools: section.tools.map((tool) =>
        before.get(tool.id)?.text === tool.text ? withStatusOf(tool, after.get(tool.id)) : tool,
      ),
    }
  })
}
