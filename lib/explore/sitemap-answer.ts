import 'server-only'
import { isOutage } from '@/lib/db/outage'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'

/** 503 during an outage, so that no crawler takes a partial sitemap for the whole. */
export async function sitemapAnswer(write: () => Promise<string>): Promise<Response> {
  try {
    return new Response(await write(), {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
    })
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return new Response(error.message, { status: error.status })
    if (!isOutage(error)) throw error
    log.error({ err: error }, 'the sitemap could not be read')
    return new Response('The sitemap can’t be read right now.', { status: 503, headers: { 'retry-after': '5' } })
  }
}
