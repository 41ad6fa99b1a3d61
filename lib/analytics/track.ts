import type { Tool } from '@/lib/stack/schema'

/** The event of a visitor opening a tool's link. Nothing listens unless analytics are configured. */
export interface ToolOpened {
  tool: string
  link: string
  section: string
}

type Listener = (event: 'tech_link_clicked', properties: ToolOpened) => void

let listener: Listener | undefined

export function onTrack(next: Listener | undefined): void {
  listener = next
}

export function trackToolOpened(tool: Tool, link: string, section: string): void {
  listener?.('tech_link_clicked', { tool: tool.text, link, section })
}
