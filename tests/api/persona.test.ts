import http from 'node:http'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedPostgres } from '../support/api'
import { Guest, signUp } from '../support/people'
import { startProduct } from '../support/product'
import type { SharedProduct } from '../support/shared-products'
import { stack } from '../support/stacks'

/** Persona pages are sanitised on every way in and on every way out. */

const HOSTILE =
  '<p onclick="run()">kept</p><script>run()</script><img src="https://one.example/a.png"><img src="https://two.example/b.png"><a href="javascript:run()">x</a>'
const CLEAN = '<p>kept</p><img src="https://one.example/a.png"><a>x</a>'
const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

let product: SharedProduct['product']
let databaseUrl: string | undefined
beforeAll(async () => {
  ;({ product, databaseUrl } = await sharedPostgres())
})

const guest = () => new Guest(product.origin)
const saved = async (htmlContent: string) => {
  const answer = await guest().post('/api/techstack', stack({ htmlContent }))
  expect(answer.status).toBe(201)
  return answer.json as { id: string; shareCode: string; htmlContent: string }
}
const frameOf = (code: string) => guest().get(`/persona/${code}/frame`)

async function overwrite(shareCode: string, html: string, mark: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rowCount } = await client.query(
    'UPDATE tech_stacks SET html_content = $1, html_mark = $2 WHERE share_code = $3',
    [html, mark, shareCode],
  )
  await client.end()
  expect(rowCount).toBe(1)
}

describe('a hostile persona page is sanitised', () => {
  // promise: one-sanitiser
  test('when a stack is saved, shared from the board, or copied', async () => {
    const first = await saved(HOSTILE)
    expect(first.htmlContent).toBe(CLEAN)
    const shared = await guest().post('/api/share', stack({ htmlContent: HOSTILE }))
    const copied = await guest().post(`/api/share/${first.shareCode}`, {})
    for (const { json } of [shared, copied])
      expect((await guest().get(`/api/techstack/${json.shareCode}`)).json.htmlContent).toBe(CLEAN)
  })

  // promise: one-sanitiser
  test('when its owner edits the HTML', async () => {
    const owner = await signUp(product.origin)
    const { json } = await owner.post('/api/techstack', stack())
    const put = await owner.put(`/api/techstack/${json.id}`, { htmlContent: HOSTILE })
    expect([put.status, put.json.htmlContent]).toEqual([200, CLEAN])
  })

  // promise: one-sanitiser
  test('when a style is requested for a hostile page', async () => {
    const body = { prompt: 'bigger text', title: 'x', description: 'y', html: HOSTILE, mode: 'adjust' }
    const { text } = await guest().post('/api/generate-persona-style', body)
    expect(text.startsWith(CLEAN)).toBe(true)
  })

  // promise: one-sanitiser
  test('when it was stored under older rules: in the API, in the frame, on the page and in a copy', async () => {
    const { shareCode } = await saved('<p>new</p>')
    await overwrite(shareCode, HOSTILE, 'of other rules')
    expect((await guest().get(`/api/techstack/${shareCode}`)).json.htmlContent).toBe(CLEAN)
    const frame = (await frameOf(shareCode)).text
    expect(frame).toContain(CLEAN)
    expect(frame).not.toMatch(/run\(\)|two\.example/)
    expect((await guest().get(`/?share=${shareCode}`)).text).not.toContain('run()')
    const copy = await guest().post(`/api/share/${shareCode}`, {})
    expect((await guest().get(`/api/techstack/${copy.json.shareCode}`)).json.htmlContent).toBe(CLEAN)
  })
})

test.each(['', 'a'])(
  'a long message about a wish that cannot be applied is cut before or after a surrogate pair (%j)',
  async (shift) => {
    const prompt = `${shift}make it ${'😀'.repeat(300)} and paint the ${'😀'.repeat(300)} red`
    const asked = { prompt, title: 'x', description: 'y', html: '<p>x</p>', mode: 'adjust' }
    const { status, headers } = await guest().post('/api/generate-persona-style', asked)
    expect([status, decodeURIComponent(headers.get('x-persona-note') ?? '')]).toEqual([
      200,
      expect.stringContaining('😀😀'),
    ])
  },
)

test('an old page that the current rules refuse is not shown, and its stack still is', async () => {
  const { shareCode } = await saved('<p>new</p>')
  await overwrite(shareCode, '<b>'.repeat(300), 'of other rules')
  const { status, json } = await guest().get(`/api/techstack/${shareCode}`)
  expect([status, json.htmlContent]).toEqual([200, ''])
})

test('the frame has a separate content security policy that allows its one image', async () => {
  const { headers } = await frameOf((await saved(HOSTILE)).shareCode)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'none'")
  expect(/img-src ([^;]*)/.exec(policy)?.[1]?.split(' ').slice(-2)).toEqual(['data:', 'https://one.example/a.png'])
  expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox')
  expect(policy).not.toContain('nonce')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toBe('no-store')
})

describe('the preview of an unsaved page', () => {
  const preview = (headers: Record<string, string>) =>
    guest().call('POST', '/persona/preview', { raw: new URLSearchParams({ html: HOSTILE }).toString(), headers })

  // promise: sandboxed-preview
  test('is sanitised and sandboxed like a saved page', async () => {
    const { status, text, headers } = await preview(OWN_PAGE)
    expect(status).toBe(200)
    expect(text).toContain(CLEAN)
    expect(headers.get('content-security-policy')).toContain('sandbox allow-popups')
  })

  // promise: sandboxed-preview
  test.each(['cross-site', 'same-site', 'none'])('is refused for a request with Sec-Fetch-Site %s', async (site) => {
    const { status, text } = await preview({ ...OWN_PAGE, 'sec-fetch-site': site })
    expect(status).toBe(403)
    expect(text).not.toContain('kept')
  })
})

test('a configured persona origin serves the frames, and the page’s policy allows it', async () => {
  const apart = await startProduct({ PERSONA_ORIGIN: 'http://pages.example' })
  try {
    const { json } = await new Guest(apart.origin).post('/api/techstack', stack({ htmlContent: HOSTILE }))
    const path = `/persona/${json.shareCode}/frame`
    const moved = await new Guest(apart.origin).get(path)
    expect([moved.status, moved.headers.get('location')]).toEqual([307, `http://pages.example${path}`])
    const there = await askAs('pages.example', `${apart.origin}${path}`)
    expect(there.body).toContain(CLEAN)
    expect(there.policy).toContain("frame-ancestors 'self' http://localhost:")
    const page = await new Guest(apart.origin).get(`/?share=${json.shareCode}`)
    expect(page.headers.get('content-security-policy')).toContain('frame-src')
    expect(page.headers.get('content-security-policy')).toContain('http://pages.example')
  } finally {
    await apart.stop()
  }
  // Starts a second product.
}, 120_000)

/** Requests the same server under another host name. */
function askAs(host: string, url: string): Promise<{ body: string; policy: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { host } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (body += part))
      answer.on('end', () => resolve({ body, policy: String(answer.headers['content-security-policy']) }))
    })
    request.on('error', reject)
  })
}
