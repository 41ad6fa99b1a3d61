import type { Section, Tool } from '@/lib/stack/schema'
import type { StackTheme } from '@/lib/stack/stack-theme'
import { toolStatus, type ToolStatus } from '@/lib/stack/limits'
import { paths } from '@/lib/paths'
import { OPEN_FORMAT_VERSION } from './version'

/** What the product writes: every field of the open format. */
export interface OpenTool {
  id: string
  name: string
  entry: string | null
  link: string
  icon: string
  color: string
  badge: string
  description: string
  status: ToolStatus
}

export interface OpenStackDocument {
  $schema: string
  version: typeof OPEN_FORMAT_VERSION
  code: string | null
  name: string
  title: string
  description: string
  handle: string
  theme: StackTheme
  createdAt: string | null
  updatedAt: string | null
  basedOn: { code: string; title: string } | null
  sections: { title: string; tools: OpenTool[] }[]
}

/**
 * The stack behind a document: of the server, or of the board, where it may never have been saved.
 */
interface WritableStack {
  readonly shareCode?: string | undefined
  readonly name: string
  readonly title: string
  readonly description: string
  readonly twitterHandle: string
  readonly theme: StackTheme
  readonly sections: readonly Section[]
  readonly createdAt?: string | undefined
  readonly updatedAt?: string | undefined
  readonly basedOn?: { readonly code: string; readonly title: string } | null | undefined
}

interface WriteOptions {
  origin: string
  /**
   * The catalogue is on the server alone: the board writes null, and every reader looks entries up
   * again.
   */
  entryOf?: (tool: Tool) => string | null
}

export const toOpenTool = (tool: Tool, entry: string | null): OpenTool => ({
  id: tool.id,
  name: tool.text,
  entry,
  link: tool.link,
  icon: tool.icon_id,
  color: tool.color,
  badge: tool.label,
  description: tool.description,
  status: toolStatus(tool.status),
})

export function toOpenFormat(stack: WritableStack, { origin, entryOf = () => null }: WriteOptions): OpenStackDocument {
  return {
    $schema: origin + paths.openFormatSchema,
    version: OPEN_FORMAT_VERSION,
    code: stack.shareCode ?? null,
    name: stack.name,
    title: stack.title,
    description: stack.description,
    handle: stack.twitterHandle,
    theme: stack.theme,
    createdAt: stack.createdAt ?? null,
    updatedAt: stack.updatedAt ?? null,
    basedOn: stack.basedOn ?? null,
    sections: stack.sections.map(({ title, tools }) => ({
      title,
      tools: tools.map((tool) => toOpenTool(tool, entryOf(tool))),
    })),
  }
}

export const openFormatText = (document: OpenStackDocument): string => `${JSON.stringify(document, null, 2)}\n`
