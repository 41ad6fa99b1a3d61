import type { BrowserContext } from '@playwright/test'

interface Watch {
  /** Scripts that reported that they ran, in any frame. */
  readonly ran: string[]
  /** Requests to anywhere but the product. */
  readonly left: string[]
  /** Tabs that opened. */
  readonly opened: string[]
}

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Everything that a hostile page could do is seen here; what leaves for elsewhere is answered, so that it goes on. */
export async function watch(context: BrowserContext, origin: string): Promise<Watch> {
  const seen: Watch = { ran: [], left: [], opened: [] }
  await context.route(
    (url) => url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'about:',
    async (route) => {
      seen.left.push(route.request().url())
      await route.fulfill({ contentType: 'image/gif', headers: { 'access-control-allow-origin': '*' }, body: PIXEL })
    },
  )
  context.on('console', (message) => {
    if (message.text() === 'RAN') seen.ran.push(message.page()?.url() ?? '')
  })
  context.on('page', (page) => seen.opened.push(page.url()))
  return seen
}
