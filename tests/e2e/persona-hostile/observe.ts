import type { BrowserContext } from '@playwright/test'

interface Observed {
  /** Pages whose scripts reported that they ran, in any frame. */
  readonly ran: string[]
  /** Requests to other origins. */
  readonly requested: string[]
  /** Tabs that were opened. */
  readonly opened: string[]
}

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * Observes what hostile pages do. Requests to other origins are answered, so that the pages
 * continue.
 */
export async function observe(context: BrowserContext, origin: string): Promise<Observed> {
  const seen: Observed = { ran: [], requested: [], opened: [] }
  await context.route(
    (url) => url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'about:',
    async (route) => {
      seen.requested.push(route.request().url())
      await route.fulfill({ contentType: 'image/gif', headers: { 'access-control-allow-origin': '*' }, body: PIXEL })
    },
  )
  context.on('console', (message) => {
    if (message.text() === 'RAN') seen.ran.push(message.page()?.url() ?? '')
  })
  context.on('page', (page) => seen.opened.push(page.url()))
  return seen
}
