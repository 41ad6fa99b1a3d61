import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { STACK_THEMES } from '@/lib/stack/stack-theme'
import { overPostgres } from '../support/api'
import { Guest, signUp, unique } from '../support/people'
import { stack, tool } from '../support/stacks'

const TOKEN = 'a token for metrics'
const HOSTILE = `$5 & "a" 'b' </script><!-- <b> \u2028 \\u0041 \\" ]) {"value":1} $undefined`

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The rows of the data for hydration, by id. Parts of the code are named by their exports. */
function rowsOf(data: string): Map<string, Json> {
  const rows = new Map<string, Json>()
  for (let rest = data; rest !== '';) {
    const [start = '', id = ''] = /^([0-9a-f]*):(?:[A-Z]+(?=[^A-Z]))?/.exec(rest) ?? []
    const long = /^[0-9a-f]*:T([0-9a-f]+),/.exec(rest)
    if (long) {
      const bytes = Buffer.from(rest.slice(long[0].length))
      const length = Number.parseInt(long[1] ?? '', 16)
      rows.set(id, bytes.subarray(0, length).toString())
      rest = bytes.subarray(length).toString()
    } else {
      const end = rest.indexOf('\n')
      const value = JSON.parse(rest.slice(start.length, end)) as Json
      rows.set(id, start.endsWith('I') && Array.isArray(value) ? (value[2] ?? null) : value)
      rest = rest.slice(end + 1)
    }
  }
  return rows
}

/** Next adds this element where it waited for data. */
function isMetadataOutlet([, , , props]: Json[]): boolean {
  return typeof props === 'object' && props !== null && !Array.isArray(props) && props.name === 'Next.MetadataOutlet'
}

/** The data for hydration without ids, which depend on when Next had which part. */
function hydrationData(html: string): Json {
  const scripts = [...html.matchAll(/self\.__next_f\.push\((\[1,.*?\])\)<\/script>/gs)]
  const text = scripts.map(([, push = '']) => (JSON.parse(push) as [number, string])[1]).join('')
  const rows = rowsOf(text.replaceAll('&share=2', ''))
  const resolve = (value: Json): Json => {
    if (typeof value === 'string') {
      // Rows without an id are hints.
      const row = rows.get(/^\$[L@Q]?([0-9a-f]+)$/.exec(value)?.[1] ?? 'none')
      return row === undefined ? value : resolve(row)
    }
    if (Array.isArray(value)) return isMetadataOutlet(value) ? null : value.map(resolve)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one)]))
  }
  return resolve('$0')
}

/** What a browser makes of a page: its tags and texts, and the data for hydration. */
function pageOf(page: string) {
  const html = page.replaceAll(/nonce="([^"]+)"/.exec(page)?.[1] ?? '', 'nonce').replaceAll('&share=2', '')
  // Next marks where it waited for data, and then names the code of the page later.
  const shown = html
    .slice(0, html.indexOf('self.__next_f'))
    .replaceAll('<!--$--><!--/$-->', '')
    .replace(/<script src="[^"]+" async="" nonce="nonce"><\/script>/g, '')
  const [head = '', body = ''] = shown.split('<body')
  return { head: head.split(/(?=<)/).toSorted(), body: body.split(/(?=<)/), data: hydrationData(html) }
}

/**
 * The headers that do not differ between two responses of one page. `Link` names the files that
 * Next knew when it began to send.
 */
function headersOf(headers: Headers): [string, string][] {
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''
  const ownOfEach = ['date', 'x-request-id', 'content-length', 'transfer-encoding', 'content-encoding', 'link']
  return [...headers]
    .filter(([name]) => !ownOfEach.includes(name))
    .map(([name, value]): [string, string] => [name, nonce === '' ? value : value.replaceAll(nonce, 'nonce')])
}

/** The work of the tool index that is still to be done in the background. */
const TO_INDEX = `SELECT ((SELECT count(*) FROM index_queue) + (SELECT count(*) FROM tool_changes)
  + (SELECT count(*) FROM indexed_catalogue WHERE done_up_to IS NOT NULL))::int AS waiting`

overPostgres(
  'first views of shared pages',
  (running) => {
    let database: pg.Client
    beforeAll(async () => {
      database = new pg.Client({ connectionString: running().databaseUrl })
      await database.connect()
      await untilIndexed()
    })
    afterAll(() => database.end())
    /** Until then similar stacks may change between two requests. Unlisted stacks change none. */
    const untilIndexed = () =>
      vi.waitFor(async () => expect((await database.query(TO_INDEX)).rows).toEqual([{ waiting: 0 }]), {
        timeout: 20_000,
      })
    const guest = () => new Guest(running().product.origin)
    const save = async (over: Record<string, unknown> = {}) => {
      const { status, json } = await guest().post('/api/techstack', stack(over))
      expect(status).toBe(201)
      return json as { id: string; shareCode: string }
    }
    const outcomes = async () => {
      const { text } = await guest().get('/api/metrics', { authorization: `Bearer ${TOKEN}` })
      const of = (outcome: string) =>
        Number(new RegExp(`response_cache\\w*\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
      return { template: of('template'), miss: of('miss') }
    }
    /** The page from the template, and as Next renders it: the second parameter bypasses the cache. */
    const both = async (code: string, headers: Record<string, string> = {}) => {
      const before = await outcomes()
      const first = await guest().get(`/?share=${code}`, headers)
      const after = await outcomes()
      expect([first.status, after.template - before.template]).toEqual([200, 1])
      const byNext = await guest().get(`/?share=${code}&share=2`, headers)
      expect(headersOf(first.headers)).toEqual(headersOf(byNext.headers))
      return { ours: pageOf(first.text), byNext: pageOf(byNext.text) }
    }

    test.each(STACK_THEMES)('with the theme %s is what Next renders', async (theme) => {
      const { shareCode } = await save({ theme })
      const { ours, byNext } = await both(shareCode)
      expect(ours).toEqual(byNext)
    })

    test.each([
      ['hostile texts', { title: HOSTILE, name: HOSTILE, description: HOSTILE, sectionOrder: [HOSTILE], sections: { [HOSTILE]: [tool(HOSTILE, { description: HOSTILE })] } }], // prettier-ignore
      ['a title of one dollar sign', { title: '$' }],
      ['no title', { title: '' }],
      ['a name like a place of the template', { title: 'Sampletext title', name: 'Sampletext' }],
      ['a persona page', { htmlContent: `<h1>${HOSTILE}</h1>` }],
      ['no tools', { sections: { Empty: [] }, sectionOrder: ['Empty'] }],
      ['letters of the right-to-left kind', { title: 'العربية', description: '\u202e' }],
    ])('of a stack with %s is what Next renders', async (_what, over) => {
      const { shareCode } = await save(over)
      const { ours, byNext } = await both(shareCode)
      expect(ours).toEqual(byNext)
    })

    test('of a stack with copies and similar stacks is what Next renders, with their titles', async () => {
      const listed = { listed: true, title: `An origin ${HOSTILE}` }
      const origin = await save(listed)
      const copy = await guest().post(`/api/share/${origin.shareCode}`, {})
      expect(copy.status).toBe(201)
      const { shareCode } = copy.json as { shareCode: string }
      await untilIndexed()
      for (const code of [shareCode, origin.shareCode]) {
        const { ours, byNext } = await both(code)
        expect(ours).toEqual(byNext)
        expect(ours.body.join('')).toContain('id="remixes"')
        expect(ours.body.join('')).toContain('id="more-like-this"')
      }
    })

    test('by a guest who has closed the banner is what Next renders', async () => {
      const { shareCode } = await save()
      const { ours, byNext } = await both(shareCode, { cookie: 'v2-banner=hidden' })
      expect(ours).toEqual(byNext)
    })

    test.each([['plain'], [`o'b+c`]])('by a signed-in user is what Next renders: %s', async (local) => {
      const user = await signUp(running().product.origin, `${local}${unique('')}@example.com`)
      const { shareCode } = await save()
      for (const { cookie } of [user, await signUp(running().product.origin)]) {
        const byUs = pageOf((await guest().get(`/?share=${shareCode}`, { cookie })).text)
        const byNext = pageOf((await guest().get(`/?share=${shareCode}&share=2`, { cookie })).text)
        expect(byUs).toEqual(byNext)
      }
      const { text } = await guest().get(`/?share=${shareCode}`)
      expect(text).not.toContain('@example.com')
    })

    test('by a phone defers the scripts', async () => {
      const phone = { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Firefox/145.0' }
      const { shareCode } = await save()
      const desk = await guest().get(`/?share=${shareCode}`)
      const { text } = await guest().get(`/?share=${shareCode}`, phone)
      expect(desk.text).not.toContain('<script type="deferred"')
      expect(text).toContain('<script type="deferred"')
      expect(text).not.toMatch(/<script (?!type="deferred")[^>]*async/)
    })

    test('the API reads a stack for the first time as its route does, which a parameter asks for', async () => {
      const { shareCode } = await save({
        title: HOSTILE,
        sections: { constructor: [tool('Figma')] },
        sectionOrder: ['constructor'],
      })
      const before = await outcomes()
      const first = await guest().get(`/api/techstack/${shareCode}`)
      const after = await outcomes()
      const byRoute = await guest().get(`/api/techstack/${shareCode}?by=route`)
      expect([first.status, after.template - before.template]).toEqual([200, 1])
      expect(first.text).toBe(byRoute.text)
      // Next names the headers of its router, which no answer of the API depends on.
      const expected = new Headers(byRoute.headers)
      expected.set('vary', 'Accept-Encoding')
      expect(headersOf(first.headers)).toEqual(headersOf(expected))
      const unchanged = { 'if-none-match': String(first.headers.get('etag')) }
      expect((await guest().get(`/api/techstack/${shareCode}`, unchanged)).status).toBe(304)
    })

    test('Next renders once for many stacks', async () => {
      await guest().get(`/?share=${(await save()).shareCode}`)
      const before = await outcomes()
      for (let at = 0; at < 5; at++) await guest().get(`/?share=${(await save()).shareCode}`)
      const after = await outcomes()
      expect({ template: after.template - before.template, miss: after.miss - before.miss }).toEqual({
        template: 5,
        miss: 0,
      })
      expect(running().product.output()).not.toContain('is no template')
    })
  },
  { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'warn' },
)
