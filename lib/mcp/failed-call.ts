import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { shortText } from './text'

/**
 * A failed call in the form that a model reads: in the result, because clients seldom show protocol
 * errors to it.
 */
export const failedCall = (lines: readonly string[]): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: shortText(lines) }],
})
