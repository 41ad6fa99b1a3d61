import { entryNamed } from '@/lib/catalog/name-index'
import { publicOrigin } from '@/lib/env'
import { openFormatText, toOpenFormat, type OpenStackDocument } from '@/lib/open-format/to-open-format'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { markdownLinkBack, toMarkdown } from '@/lib/stack/markdown'
import { stackTitle } from '@/lib/stack/metadata'
import type { PublicStack } from '@/lib/stack/public-stack'
import type { FormatWriter } from './format'

/** The open format of a saved stack, with the catalogue entry of each tool. */
export const openFormatOf = (stack: PublicStack): OpenStackDocument =>
  toOpenFormat(stack, { origin: publicOrigin, entryOf: ({ text }) => entryNamed(text)?.id ?? null })

export const JSON_FORMAT: FormatWriter = {
  type: 'application/json',
  write: (stack) => ({ body: openFormatText(openFormatOf(stack)) }),
  failure: (message) => JSON.stringify({ error: message }),
}

export const MARKDOWN_FORMAT: FormatWriter = {
  type: 'text/markdown; charset=utf-8',
  write: (stack) => ({
    body: toMarkdown(
      { ...stack, title: stackTitle(stack) },
      markdownLinkBack(stackTitle(stack), site.name, publicOrigin + paths.stack(stack.shareCode)),
    ),
  }),
  failure: (message) => `${message}\n`,
}
