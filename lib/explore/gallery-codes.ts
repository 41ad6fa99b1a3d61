import 'server-only'
import { isOutage } from '@/lib/db/outage'
import { setPageUnavailable } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { codeOf, exploreItems } from './queries'

/** The codes of the gallery's stacks. While the database is away the sitemap is 503, so that no crawler takes it for whole. */
export async function galleryCodes(): Promise<string[]> {
  try {
    return (await exploreItems()).flatMap((item) => codeOf(item) ?? [])
  } catch (error) {
    if (!isOutage(error)) throw error
    log.error({ err: error }, 'the sitemap could not be read')
    setPageUnavailable()
    return []
  }
}
