/** Whether a tool of a stack is in use, being tried, or given up. */
export const TOOL_STATUSES = ['using', 'trying', 'retired'] as const
export type ToolStatus = (typeof TOOL_STATUSES)[number]

/** A missing or unknown status means that the tool is in use. */
export function statusFrom(value: unknown): ToolStatus {
  return TOOL_STATUSES.find((status) => status === value) ?? 'using'
}
