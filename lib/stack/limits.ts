/**
 * The limits of a stack. Separate from the schema, because the browser needs the numbers and not
 * zod.
 */
export const STACK_LIMITS = {
  sections: 50,
  tools: 1000,
  sectionTitle: 80,
  toolId: 120,
  toolText: 120,
  toolDescription: 600,
  link: 2048,
  label: 40,
  iconUrl: 200,
  name: 120,
  title: 160,
  description: 4000,
  handle: 20,
  theme: 40,
} as const

/** The statuses of a tool. A missing status means the first. */
export const TOOL_STATUSES = ['using', 'trying', 'retired'] as const
export type ToolStatus = (typeof TOOL_STATUSES)[number]
export const TOOL_STATUS_LABELS: Record<ToolStatus, string> = { using: 'Using', trying: 'Trying', retired: 'Retired' }

export const toolStatus = (value: unknown): ToolStatus =>
  TOOL_STATUSES.find((status) => status === value) ?? TOOL_STATUSES[0]
