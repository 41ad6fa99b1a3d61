import 'server-only'
import { drawCard, drawMissing } from '@/lib/card/draw'
import { readCardOptions } from '@/lib/card/options'
import { readEmbedOptions } from '@/lib/embed/options'
import { EMBED_HEADERS, embedFailure, embedPage } from '@/lib/embed/page'
import { DRAWING, publicAnswer } from '@/lib/http/public-answer'
import { publicFailure } from '@/lib/http/public-failure'
import { missingPicture } from '@/lib/preview/missing-picture'
import { readPictureOptions } from '@/lib/preview/picture-options'
import { stackPicture } from '@/lib/preview/stack-picture'
import { readPublicStack } from '@/lib/stack/public-stack'
import type { Format } from './address'
import type { FormatWriter } from './format'
import { JSON_FORMAT, MARKDOWN_FORMAT } from './open-format-of'

const WRITERS: Readonly<Record<Format, FormatWriter>> = {
  svg: {
    ...DRAWING,
    write: async (stack, query) => ({ body: await drawCard(stack, readCardOptions(query)) }),
    failure: (message, query) => drawMissing(message, readCardOptions(query)),
  },
  png: {
    type: 'image/png',
    write: (stack, query) => stackPicture(stack, readPictureOptions(query, stack.theme)),
    failure: (message, query) => missingPicture(message, readPictureOptions(query, 'modern')),
  },
  json: JSON_FORMAT,
  md: MARKDOWN_FORMAT,
  embed: {
    type: 'text/html; charset=utf-8',
    headers: EMBED_HEADERS,
    write: async (stack, query) => ({ body: await embedPage(stack, readEmbedOptions(query, stack.theme)) }),
    failure: embedFailure,
  },
}

/**
 * Answers with one of a stack's files. An error is a file of the same kind, so that a page that
 * embeds it does not break.
 */
export async function answerFormat(request: Request, code: string, format: Format): Promise<Response> {
  const writer = WRITERS[format]
  const query = new URL(request.url).searchParams
  try {
    const stack = await readPublicStack(code)
    const { body, headers } = await writer.write(stack, query)
    const { type, headers: own } = writer
    return publicAnswer(request, { body, type, version: stack.version, headers: { ...own, ...headers } })
  } catch (error) {
    const { type, headers = {}, failure } = writer
    return publicFailure(error, { type, headers, words: WORDS, write: (message) => failure(message, query) })
  }
}

const WORDS: Readonly<Record<number, string>> = {
  404: 'There is no stack with this share code.',
  410: 'This stack was removed by the site’s administrators.',
}
