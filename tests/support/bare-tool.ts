import type { Tool } from '@/lib/stack/schema'

/** A tool with an id and a name; other fields are empty unless given. */
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
