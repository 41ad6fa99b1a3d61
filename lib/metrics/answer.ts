import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { metrics } from './metrics'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Without the token the response is 404. */
export async function answerMetrics(authorization: string | null): Promise<Response> {
  const expected = digest(`Bearer ${env.METRICS_TOKEN ?? ''}`)
  if (!metrics || !timingSafeEqual(digest(authorization ?? ''), expected))
    throw new AppError('not_found', 'There is nothing at this address.')
  return new Response(await metrics.registry.metrics(), { headers: { 'content-type': metrics.registry.contentType } })
}
