import { EMBED_HEADERS, embedFailure, embedPage, readEmbedOptions } from '@/lib/embed/page'
import type { FormatWriter } from './format'

export const EMBED_FORMAT: FormatWriter = {
  type: 'text/html; charset=utf-8',
  headers: EMBED_HEADERS,
  write: (stack, query) => embedPage(stack, readEmbedOptions(query, stack.theme)),
  failure: embedFailure,
}
