import 'server-only'
import { createHash } from 'node:crypto'
import { isOutage } from '@/lib/db/outage'
import { AppError } from '@/lib/errors'
import { isFresh } from '@/lib/http/etag'
import { DRAWING, FRESH_CACHING, MISSING_CACHING, PUBLIC_HEADERS } from '@/lib/http/public-answer'
import { escapeHtml } from '@/lib/text/escape-html'
import { formatCount } from '@/lib/text/format-count'
import { countOfTool } from './queries'

/**
 * Badges are embedded in other sites: any origin may show one, and proxies cache it for minutes.
 */
const HEADERS = {
  ...PUBLIC_HEADERS,
  ...DRAWING.headers,
  'content-type': DRAWING.type,
  'x-content-type-options': 'nosniff',
} as const

/** Character widths of Verdana at 11 pixels, rounded up; the text is fitted into them. */
const LETTER = 6.6
const PADDING = 8

function draw(label: string, value: string): string {
  const [left, right] = [label, value].map((text) => Math.ceil(text.length * LETTER) + 2 * PADDING) as [number, number]
  const whole = left + right
  const title = escapeHtml(`${label} ${value}`)
  const text = (x: number, width: number, words: string) =>
    `<text x="${x + width / 2}" y="14" text-anchor="middle" textLength="${width - 2 * PADDING}" lengthAdjust="spacingAndGlyphs">${escapeHtml(words)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="20" viewBox="0 0 ${whole} 20" role="img" aria-label="${title}"><title>${title}</title><clipPath id="r"><rect width="${whole}" height="20" rx="4"/></clipPath><g clip-path="url(#r)"><rect width="${left}" height="20" fill="#3d3f4a"/><rect x="${left}" width="${right}" height="20" fill="#4a3fd6"/></g><g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">${text(0, left, label)}${text(left, right, value)}</g></svg>`
}

function answer(request: Request, svg: string, status: number, caching: string): Response {
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
  const headers = { ...HEADERS, ...(status === 200 ? { etag } : {}), 'cache-control': caching }
  if (status === 200 && isFresh(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(svg, { status, headers })
}

/** The badge of a tool; of an unknown one, and during an outage, a neutral drawing. */
export async function badgeAnswer(request: Request, id: string): Promise<Response> {
  try {
    return answer(request, draw('used in', formatCount(await countOfTool(id), 'stack')), 200, FRESH_CACHING)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      return answer(request, draw('used in', 'no such tool'), 404, MISSING_CACHING)
    if (isOutage(error)) return answer(request, draw('used in', '… stacks'), 503, 'no-store')
    throw error
  }
}
