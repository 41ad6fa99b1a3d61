import type { Tool } from '@/lib/stack/schema'

/** A tool with nothing but an id and a name, unless more is said. */
export const bareTool = (id: string, text = id, more: Partial<Tool> = {}): Tool => ({
  id,
  text,
  description: '',
  link: '',
  label: '',
  icon_id: '',
  color: '',
  ...more,
})
