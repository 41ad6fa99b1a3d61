import 'server-only'
import { drawCard, drawMissing } from '@/lib/card/draw'
import { readCardOptions } from '@/lib/card/options'
import { isOutage } from '@/lib/db/outage'
import { readEmbedOptions } from '@/lib/embed/options'
import { EMBED_HEADERS, embedFailure, embedPage } from '@/lib/embed/page'
import { AppError } from '@/lib/errors'
import { DRAWING, PUBLIC_HEADERS, publicAnswer } from '@/lib/http/public-answer'
import { log } from '@/lib/log'
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
    write: (stack, query) => drawCard(stack, readCardOptions(query)),
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
    write: (stack, query) => embedPage(stack, readEmbedOptions(query, stack.theme)),
    failure: embedFailure,
  },
}

/** A stack as one of its files. A failure is a file of the same kind: a page that shows it is not broken by it. */
export async function answerFormat(request: Request, code: string, format: Format): Promise<Response> {
  const writer = WRITERS[format]
  const query = new URL(request.url).searchParams
  try {
    const stack = await readPublicStack(code)
    const { type, headers = {} } = writer
    return publicAnswer(request, { body: await writer.write(stack, query), type, version: stack.version, headers })
  } catch (error) {
    const { status, message, headers } = failureOf(error)
    return new Response(await writer.failure(message, query), {
      status,
      headers: {
        ...PUBLIC_HEADERS,
        ...writer.headers,
        'cache-control': 'no-store',
        ...headers,
        'content-type': writer.type,
      },
    })
  }
}

const WORDS: Readonly<Record<number, string>> = {
  404: 'There is no stack with this share code.',
  410: 'This stack was removed by the site’s administrators.',
}

interface Failure {
  status: number
  message: string
  headers: Readonly<Record<string, string>>
}

function failureOf(error: unknown): Failure {
  if (error instanceof AppError && error.code !== 'internal') {
    const { status, headers } = error
    return { status, headers, message: WORDS[status] ?? error.message }
  }
  if (!isOutage(error)) throw error
  log.error({ err: error }, 'a file of a stack could not be read')
  return {
    status: 503,
    message: 'This stack cannot be read right now. Try again in a moment.',
    headers: { 'retry-after': '5' },
  }
}
