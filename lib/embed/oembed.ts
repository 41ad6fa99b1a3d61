import 'server-only'
import { z } from 'zod'
import { publicOrigin } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { MISSING_CACHING } from '@/lib/http/public-answer'
import { ownOrigins } from '@/lib/http/own-origins'
import { paths } from '@/lib/paths'
import { embedCode, EMBED_SIZE } from '@/lib/share/snippets'
import { site } from '@/lib/site'
import { stackTitle } from '@/lib/stack/metadata'
import { readPublicStack } from '@/lib/stack/public-stack'
import { isShareCode } from '@/lib/stack/share-code-in-link'

/** oEmbed 1.0: how a page of another site shows a link to a stack. */

/** Too small a frame shows nothing; a size that is no number is left out. */
const size = z
  .string()
  .optional()
  .transform((value) => (value !== undefined && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined))

export const OembedQuery = z.object({
  url: z.string({ error: 'the address of a stack' }),
  maxwidth: size,
  maxheight: size,
  format: z.string().optional(),
})

/** The share code in the address of a stack on this site; undefined for every other address. */
export function codeInAddress({ pathname, searchParams }: URL): string | undefined {
  const parts = pathname.split('/').filter(Boolean)
  const [first = '', second = '', third = ''] = parts
  const code =
    parts.length === 0
      ? (searchParams.get('share') ?? '')
      : parts.length === 1
        ? first
        : first === 'stack' && (parts.length === 2 || (parts.length === 3 && third === 'embed'))
          ? second
          : ''
  return isShareCode(code) ? code : undefined
}

export async function oembedOf({ url, maxwidth, maxheight, format }: z.output<typeof OembedQuery>) {
  if (format !== undefined && format !== 'json')
    throw new AppError('not_implemented', 'Only the format json is supported.')
  if (!URL.canParse(url)) throw new AppError('invalid_input', 'url: the address of a stack')
  const address = new URL(url)
  const code = ownOrigins().includes(address.origin) ? codeInAddress(address) : undefined
  if (code === undefined)
    throw new AppError('not_found', 'No stack has this address.', { headers: { 'cache-control': MISSING_CACHING } })
  const stack = await readPublicStack(code)
  const title = stackTitle(stack)
  const width = Math.min(EMBED_SIZE.width, maxwidth ?? EMBED_SIZE.width)
  const height = Math.min(EMBED_SIZE.height, maxheight ?? EMBED_SIZE.height)
  return {
    version: '1.0',
    type: 'rich',
    provider_name: site.name,
    provider_url: publicOrigin,
    title,
    ...(stack.twitterHandle ? { author_name: `@${stack.twitterHandle}` } : {}),
    cache_age: 300,
    width,
    height,
    html: embedCode({ origin: publicOrigin, code, alt: title }, stack.theme, { width, height }),
    thumbnail_url: publicOrigin + paths.preview(code, stack.version),
    thumbnail_width: 1200,
    thumbnail_height: 630,
  }
}
