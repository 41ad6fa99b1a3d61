import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { shortText } from './text'

/**
 * A failure that a model reads: in the result, because clients seldom show errors of the protocol
 * to it.
 */
export const failedCall = (lines: readonly string[]): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: shortText(lines) }],
})
