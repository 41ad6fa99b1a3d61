import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { givenUser } from '@/lib/auth/given-user'
import { setPageTransient, setPageStatus } from '@/lib/http/request-state'
import { requestGate } from '@/server/gate/request-gate'
import { dataOf, reactText } from '@/server/next-internals'
import { responseCache } from '@/server/cache/response-cache'

/** The users by the value of their session cookie. */
const USERS: Record<string, { id: string; email: string; name: string | null }> = {
  ada: { id: 'u1', email: `"ada"&'<b>@example.com`, name: 'Ada $& </script>' },
  bob: { id: 'u2', email: 'bob@example.com', name: null },
}
vi.mock('@/lib/auth/user-of-cookies', () => ({
  userOfCookies: (cookies: string) => {
    const value = cookies.split('session-token=')[1] ?? ''
    return value === 'outage' ? Promise.reject(new Error('no database')) : Promise.resolve(USERS[value])
  },
}))

type Page = (response: ServerResponse, nonce: string, times: number, headers: IncomingHttpHeaders) => void

const whole = (response: ServerResponse, nonce: string, times: number) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('link', [`</font.woff2>; rel=preload; nonce="${nonce}"`])
  response.write(`<script nonce="${nonce}">first()</script>`)
  response.end(`<p>grüße ${times}</p><script nonce="${nonce}">last()</script>`)
}

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

/** Our server in front of a page that gets the number of its renderings. */
async function inFrontOf(page: Page, maxBytes?: number) {
  let rendered = 0
  const pages = responseCache(
    (request, response) => {
      rendered += 1
      page(response, String(request.headers['x-nonce']), rendered, { ...request.headers })
      return Promise.resolve()
    },
    maxBytes === undefined ? {} : { maxBytes },
  )
  const server = createServer(requestGate(pages, { dev: false }))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async (path = '/about', headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers: { connection: 'close', ...headers } })
    const policy = response.headers.get('content-security-policy') ?? ''
    return { response, html: await response.text(), nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? '', rendered }
  }
}

// promise: security-headers
test('a page is rendered once for all guests, and each gets a new nonce', async () => {
  const get = await inFrontOf(whole)
  const first = await get()
  const second = await get()
  expect(second.rendered).toBe(1)
  expect(second.nonce).not.toBe(first.nonce)
  expect(second.html).toBe(first.html.replaceAll(first.nonce, second.nonce))
  expect(second.html.split(second.nonce)).toHaveLength(3)
  expect(second.response.headers.get('link')).toContain(second.nonce)
  expect(JSON.stringify([...second.response.headers])).not.toContain(first.nonce)
  expect(second.response.headers.get('x-request-id')).not.toBe(first.response.headers.get('x-request-id'))
})

test.each(['/about?fbclid=IwAR0', '/about?utm_source=mail&utm_medium=x', '/about?ref=a&ref=b', '/about?'])(
  '%s is the page without its query, rendered once',
  async (address) => {
    const get = await inFrontOf(whole)
    await get('/about')
    expect((await get(address)).rendered).toBe(1)
  },
)

test.each([
  ['has closed the banner', '/about', { cookie: 'a=1; v2-banner=hidden' }],
  ['is on a phone', '/about', { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Firefox/145.0' }],
  ['asks for the data of a page', '/about', { rsc: '1' }],
])('a guest who %s does not get the page cached for others', async (_who, path, headers) => {
  const get = await inFrontOf(whole)
  await get()
  expect((await get(path, headers)).html).toContain('grüße 2')
})

const signedIn = (user: string) => ({ cookie: `a=1; next-auth.session-token=${user}` })

/** A page with the user in its HTML and its data, as React writes them. */
const withUser: Page = (response, nonce, times) => {
  const user = givenUser.getStore()
  response.end(
    `<p ${user ? `title="${reactText(user.email)}"` : ''}>${times}</p>` +
      `<script nonce="${nonce}">data("${dataOf(user)}")</script>`,
  )
}

test('signed-in visitors share one rendering, and each gets their own name', async () => {
  const get = await inFrontOf(withUser)
  const pages = {
    guest: await get(),
    ada: await get('/about', signedIn('ada')),
    bob: await get('/about', signedIn('bob')),
    ended: await get('/about', signedIn('ended')),
  }
  expect(pages.bob.rendered).toBe(2)
  const page = (user: string, times: number, nonce: string) => {
    const { email } = USERS[user] ?? {}
    return (
      `<p ${email ? `title="${reactText(email)}"` : ''}>${times}</p>` +
      `<script nonce="${nonce}">data("${dataOf(USERS[user])}")</script>`
    )
  }
  expect(pages.ada.html).toBe(page('ada', 2, pages.ada.nonce))
  expect(pages.bob.html).toBe(page('bob', 2, pages.bob.nonce))
  expect(pages.guest.html).toBe(page('guest', 1, pages.guest.nonce))
  expect(pages.ended.html).toBe(page('ended', 1, pages.ended.nonce))
})

test('a page that shows the user at an unknown place is rendered for each user', async () => {
  const get = await inFrontOf((response, _nonce, times) => {
    const user = givenUser.getStore()
    response.end(user ? `<b>${user.name ?? ''}</b>` : `<b>rendered with the session, ${times}</b>`)
  })
  expect((await get('/about', signedIn('ada'))).html).toBe('<b>rendered with the session, 2</b>')
  expect((await get('/about', signedIn('ada'))).html).toBe('<b>rendered with the session, 4</b>')
})

test('a page whose session cannot be read is rendered with the request’s own headers', async () => {
  const get = await inFrontOf((response, _nonce, _times, headers) => response.end(headers.cookie))
  expect((await get('/about', signedIn('outage'))).html).toBe(signedIn('outage').cookie)
})

test('headers of the first visitor do not reach the page that is cached', async () => {
  const seen: IncomingHttpHeaders[] = []
  const get = await inFrontOf((response, nonce, times, headers) => {
    seen.push(headers)
    whole(response, nonce, times)
  })
  await get('/about', {
    'x-middleware-prefetch': '1',
    'user-agent': 'Googlebot',
    cookie: '__prerender_bypass=1; v2-banner=no',
  })
  const [headers = {}] = seen
  expect(
    Object.keys(headers)
      .filter((name) => headers[name] !== undefined)
      .sort(),
  ).toEqual([
    'content-security-policy',
    'cookie',
    'host',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-nonce',
    'x-request-id',
  ])
  expect(headers.cookie).toBe('v2-banner=hidden')
})

// promise: overload
test('the least recently used page is evicted when the cache exceeds its bytes', async () => {
  const large = (response: ServerResponse) => response.end('ü'.repeat(50_000))
  const get = await inFrontOf(large, 200_000)
  await get('/about')
  expect((await get('/about')).rendered).toBe(1)
  await get('/legal')
  expect((await get('/legal')).rendered).toBe(2)
  expect((await get('/about')).rendered).toBe(3)
})

test('an error page and an incomplete page are sent and not cached', async () => {
  const get = await inFrontOf((response, nonce, times) => {
    if (times === 1) setPageStatus(503)
    if (times === 2) setPageTransient()
    whole(response, nonce, times)
  })
  expect((await get()).response.status).toBe(503)
  expect((await get()).html).toContain('grüße 2')
  expect((await get()).html).toContain('grüße 3')
  expect((await get()).html).toContain('grüße 3')
})

test('a cached page is compressed by Accept-Encoding and has its content-length', async () => {
  const get = await inFrontOf(whole)
  const plain = await get('/about', { 'accept-encoding': 'identity' })
  expect(plain.response.headers.get('content-encoding')).toBeNull()
  for (const encoding of ['gzip', 'br']) {
    const packed = await get('/about', { 'accept-encoding': encoding })
    expect(packed.response.headers.get('content-encoding')).toBe(encoding)
    expect(packed.html.replaceAll(packed.nonce, '')).toBe(plain.html.replaceAll(plain.nonce, ''))
  }
  expect(Number(plain.response.headers.get('content-length'))).toBe(Buffer.byteLength(plain.html))
})

test('a page that fails while it is rendered gets an error page, and is complete the next time', async () => {
  const get = await inFrontOf((response, nonce, times) => {
    if (times > 1) return whole(response, nonce, times)
    response.write('<p>half a page')
    throw new Error('the page broke')
  })
  const broken = await get()
  expect(broken.response.status).toBe(500)
  expect(broken.html).toContain('Something went wrong on our side')
  expect(broken.html).not.toContain('half a page')
  expect((await get()).html).toContain('grüße 2')
})
