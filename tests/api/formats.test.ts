import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test } from 'vitest'
import { catalogEntries } from '@/lib/catalog/entries'
import { readStackFile, readStackText } from '@/lib/import/read-stack'
import { StackDraft } from '@/lib/stack/schema'
import { toSectionMap } from '@/lib/stack/section-map'
import { overSharedProducts } from '../support/api'
import { directives } from '../support/observatory'
import { operate } from '../support/operator'
import { Guest, signUp, unique, type User } from '../support/people'
import { hostileStack } from '../support/public-stack'
import { stack, tool } from '../support/stacks'

const FRESH = 'public, max-age=300, s-maxage=300, stale-while-revalidate=600'
const VERSIONED = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=600'
const TYPES = {
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '/embed': 'text/html; charset=utf-8',
} as const
const KINDS = Object.keys(TYPES) as (keyof typeof TYPES)[]

/** The titles of a feed, read by a strict XML parser. */
function entriesOf(feed: string): (string | null | undefined)[] {
  const { document } = new JSDOM(feed, { contentType: 'application/xml' }).window
  return [...document.querySelectorAll('feed > entry')].map((entry) => entry.querySelector('title')?.textContent)
}

overSharedProducts('files of a stack for other sites and programs', (running) => {
  let guest: Guest
  let owner: User
  let code: string
  let id: string
  let hidden: string
  let deleted: string
  beforeAll(async () => {
    const { origin, dataDir } = running().product
    guest = new Guest(origin)
    owner = await signUp(origin)
    const { json } = await owner.post('/api/techstack', stack({ title: 'What I use', twitterHandle: 'maker' }))
    ;({ shareCode: code, id } = json)
    hidden = (await owner.post('/api/techstack', stack({ title: 'Secret title' }))).json.shareCode
    await operate({ dataDir, databaseUrl: running().databaseUrl }, 'stack', 'hide', hidden)
    const removed = (await owner.post('/api/techstack', stack({ title: 'Secret title' }))).json
    deleted = removed.shareCode
    await owner.call('DELETE', `/api/techstack/${removed.id}`)
  })

  describe.each(KINDS)('%s', (kind) => {
    test('any origin may read it, without a cookie, a nonce or a rate limit, and search engines do not list it', async () => {
      const answer = await guest.get(`/stack/${code}${kind}`, { origin: 'https://elsewhere.example' })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(TYPES[kind])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
      expect(answer.headers.get('content-security-policy')).not.toContain('nonce')
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    })

    test('is the same for the owner, a guest and a page of another site', async () => {
      const [asGuest, asOwner, withCookie] = await Promise.all([
        guest.get(`/stack/${code}${kind}`),
        owner.get(`/stack/${code}${kind}`),
        guest.get(`/stack/${code}${kind}`, { cookie: owner.cookie }),
      ])
      expect(asOwner.text).toBe(asGuest.text)
      expect(withCookie.text).toBe(asGuest.text)
      expect(withCookie.headers.get('cache-control')).toBe(FRESH)
    })

    test('is cached for a day under its current version and for minutes under others, and an ETag gets 304', async () => {
      const { json } = await owner.post('/api/techstack', stack())
      const of = async (query: string, headers = {}) => guest.get(`/stack/${json.shareCode}${kind}${query}`, headers)
      expect((await of('?v=1')).headers.get('cache-control')).toBe(VERSIONED)
      for (const query of ['', '?v=0', '?v=2', '?v=01', '?v='])
        expect((await of(query)).headers.get('cache-control'), query).toBe(FRESH)
      const etag = (await of('')).headers.get('etag') ?? ''
      expect((await of('', { 'if-none-match': etag })).status).toBe(304)
      await owner.put(`/api/techstack/${json.id}`, { title: 'Changed' })
      const changed = await of('?v=1', { 'if-none-match': etag })
      expect([changed.status, changed.headers.get('cache-control')]).toEqual([200, FRESH])
    })

    test('an unknown, deleted or hidden stack gets an error in the same format, cached for a minute', async () => {
      const expected = [
        ['2222222222', 404],
        ['no%20code', 404],
        ['..%2f..%2fetc%2fpasswd', 404],
        ...(kind === '/embed' ? [] : [['a/b', 404] as const]),
        [deleted, 404],
        [hidden, 410],
      ] as const
      for (const [name, status] of expected) {
        const answer = await guest.get(`/stack/${name}${kind}?v=1`)
        expect([answer.status, answer.headers.get('cache-control')], name).toEqual([status, 'public, max-age=60'])
        expect(answer.headers.get('content-type'), name).toBe(TYPES[kind])
        expect(answer.headers.get('access-control-allow-origin'), name).toBe('*')
        expect(answer.text, name).not.toContain('Secret title')
        expect((await owner.get(`/stack/${name}${kind}`)).status, name).toBe(status)
      }
    })

    test('every answer has one cache entry for each encoding, not for each set of headers', async () => {
      for (const [address, headers] of [
        ['', { 'accept-encoding': 'br' }],
        ['', { 'accept-encoding': 'identity' }],
        ['?v=1', { 'if-none-match': '"another"' }],
        ['', { rsc: '1', 'next-router-prefetch': '1' }],
      ] as const)
        expect((await guest.get(`/stack/${code}${kind}${address}`, headers)).headers.get('vary'), address).toBe(
          'Accept-Encoding',
        )
      expect((await guest.get(`/stack/2222222222${kind}`)).headers.get('vary')).toBe('Accept-Encoding')
    })

    test('an unlisted stack is readable by its link', async () => {
      const { json } = await owner.post('/api/techstack', stack({ listed: false }))
      expect((await guest.get(`/stack/${json.shareCode}${kind}`)).status).toBe(200)
    })

    test('other methods than GET and HEAD are refused', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const answer = await guest.call(method, `/stack/${code}${kind}`)
        expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'GET, HEAD'])
      }
      expect((await guest.call('HEAD', `/stack/${code}${kind}`)).status).toBe(200)
    })
  })

  test('internal routes are not reachable, and other paths below /stack redirect to the page', async () => {
    for (const path of [
      `/_stack/${code}/json`,
      `/_stack/${code}/embed`,
      `/%5Fstack/${code}/json`,
      `/%5fstack/${code}/md`,
    ])
      expect((await guest.get(path)).status, path).toBe(404)
    for (const path of [`/stack/${code}`, `/stack/${code}/json`, `/stack/${code}.gif`, `/stack/${code}/embed/x`]) {
      const { status, headers } = await guest.get(path)
      expect([status, headers.get('location')?.startsWith('/?share=')], path).toEqual([307, true])
    }
  })

  test('the package of the command line is an archive that any program may load and revalidate', async () => {
    const answer = await fetch(`${guest.origin}/cli.tgz`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/gzip')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const archive = gunzipSync(await (await fetch(`${guest.origin}/cli.tgz`)).arrayBuffer())
    expect(archive.subarray(0, 20).toString()).toBe('package/package.json')
    const again = await guest.get('/cli.tgz', { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('other public answers vary by encoding only, and pages are not among them', async () => {
    for (const path of [
      `/api/preview/${code}`,
      `/api/preview/${code}/card`,
      '/api/preview/site',
      `/api/compare/${code}/${code}`,
      `/api/compare/${code}/${code}/picture`,
      `/api/oembed?url=${encodeURIComponent(`http://localhost:0/stack/${code}`)}`,
      '/feed.xml',
      '/schema/stack-1.json',
      '/tool/react.svg',
    ])
      expect((await guest.get(path)).headers.get('vary'), path).toBe('Accept-Encoding')
    expect((await guest.get(`/?share=${code}`)).headers.get('vary')).toMatch(/rsc/)
  })

  test('twenty served documents are valid for the served schema, and come back the same after import and save', async () => {
    const { json: schema } = await guest.get('/schema/stack-1.json')
    const validate = addFormats.default(new Ajv2020({ allErrors: true })).compile(schema as object)
    const shownOf = ({ name, title, description, handle, theme, sections }: Record<string, unknown>) => ({
      name,
      title,
      description,
      handle,
      theme,
      sections,
    })
    let checked = 0
    for (let seed = 0; checked < 20; seed++) {
      const random = hostileStack(seed)
      const draft = { ...random, ...toSectionMap(random.sections), name: random.name.trim() || 'Mine' }
      if (!StackDraft.safeParse(draft).success) continue
      checked++
      const made = await guest.post('/api/techstack', draft)
      expect(made.status, made.text).toBe(201)
      const first = await guest.get(`/stack/${made.json.shareCode}.json`)
      expect(validate(first.json), JSON.stringify(validate.errors)).toBe(true)
      const imported = await readStackText(first.text)
      if (!imported) throw new Error(`the document of seed ${seed} was not read`)
      const { sections, ...fields } = imported.content
      const again = await guest.post('/api/techstack', { ...fields, ...toSectionMap(sections) })
      expect(again.status, again.text).toBe(201)
      const second = await guest.get(`/stack/${again.json.shareCode}.json`)
      expect(shownOf(second.json), String(seed)).toEqual(shownOf(first.json))
    }
  })

  test('the open format contains the stack without its owner, persona page and claim secret', async () => {
    const { json: made } = await guest.post(
      '/api/techstack',
      stack({
        htmlContent: '<p>Persona</p>',
        sections: { Web: [tool('React', { status: 'retired' }), tool('Vim', { status: 'adored' })] },
        sectionOrder: ['Web'],
      }),
    )
    const { json } = await guest.get(`/stack/${made.shareCode}.json`)
    expect(Object.keys(json)).toEqual([
      '$schema',
      'version',
      'code',
      'name',
      'title',
      'description',
      'handle',
      'theme',
      'createdAt',
      'updatedAt',
      'basedOn',
      'sections',
    ])
    expect(
      json.sections[0].tools.map(({ name, entry, status }: Record<string, unknown>) => [name, entry, status]),
    ).toEqual([
      ['React', 'react', 'retired'],
      ['Vim', 'vim', 'using'],
    ])
    expect(JSON.stringify(json)).not.toMatch(/Persona|claim|userId/)
  })

  test('a copy names its origin while that is listed, and never an unlisted one', async () => {
    const copyOf = async (origin: string) => (await guest.post(`/api/share/${origin}`, {})).json.shareCode as string
    const basedOn = async (copy: string) => (await guest.get(`/stack/${copy}.json`)).json.basedOn
    const copy = await copyOf(code)
    expect(await basedOn(copy)).toEqual({ code, title: 'What I use' })
    const unlisted = (await owner.post('/api/techstack', stack({ listed: false }))).json
    expect(await basedOn(await copyOf(unlisted.shareCode))).toBeNull()
    await owner.put(`/api/techstack/${id}`, { listed: false })
    expect(await basedOn(copy)).toBeNull()
    await owner.put(`/api/techstack/${id}`, { listed: true })
  })

  test('Markdown has the title, the sections, the tools with links and a link to the page', async () => {
    const { text } = await guest.get(`/stack/${code}.md`)
    expect(text).toMatch(
      /^# What I use\n\n@maker\n\nWhat I build with\.\n\n## Data\n\n- PostgreSQL\n- Redis\n\n## Frontend\n\n- \[React\]\(<https:\/\/react\.dev>\)\n\n/,
    )
    expect(text.trimEnd().split('\n').at(-1)).toBe(`[What I use on Stackbook](<http://localhost:0/stack/${code}>)`)
  })

  test('a picture has three sizes, and contains the stack for Import', async () => {
    for (const [size, width, height] of [
      ['wide', 1200, 630],
      ['square', 1080, 1080],
      ['story', 1080, 1920],
      ['poster', 1200, 630],
    ] as const) {
      const answer = await fetch(`${running().product.origin}/stack/${code}.png?size=${size}&theme=y2k`)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const view = new DataView(bytes.buffer)
      expect([view.getUint32(16), view.getUint32(20)], size).toEqual([width, height])
      const imported = await readStackFile(new Blob([bytes]))
      const document = (await guest.get(`/stack/${code}.json`)).text
      expect(imported, size).toEqual(readStackText(document))
      expect(
        imported?.content.sections[0]?.tools.map(({ text }) => text),
        size,
      ).toEqual(['PostgreSQL', 'Redis'])
    }
  })

  test('pictures are stored once for each version, and deleted with their stack', async () => {
    const { product } = running()
    const { json } = await owner.post('/api/techstack', stack())
    const files = async () => {
      const names = await readdir(path.join(product.dataDir, 'pictures')).catch(() => [])
      return names.filter((name) => name.startsWith(json.shareCode))
    }
    const drawn = (count: number) => expect.poll(files, { timeout: 20_000 }).toHaveLength(count)
    await guest.get(`/stack/${json.shareCode}.png`)
    await guest.get(`/stack/${json.shareCode}.png?v=1&theme=modern&size=wide`)
    await guest.get(`/api/preview/${json.shareCode}?v=1`)
    await drawn(1)
    const [first] = await files()
    await owner.put(`/api/techstack/${json.id}`, { title: 'Changed' })
    await guest.get(`/stack/${json.shareCode}.png`)
    await expect.poll(async () => (await files()).includes(first ?? ''), { timeout: 20_000 }).toBe(false)
    await drawn(1)
    await owner.call('DELETE', `/api/techstack/${json.id}`)
    await drawn(0)
  })

  describe('the embed', () => {
    test('may be framed by any page, loads and runs nothing, and opens links outside the frame', async () => {
      const { text, headers } = await guest.get(`/stack/${code}/embed?theme=retro80s&layout=list`)
      const policy = directives(headers.get('content-security-policy') ?? '')
      expect(policy.get('frame-ancestors')).toEqual(['*'])
      expect(policy.get('default-src')).toEqual(["'none'"])
      expect(headers.get('x-frame-options')).toBeNull()
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(text).not.toMatch(/<script|<link|<form|<iframe|src="(?!data:)/)
      const links = text.match(/<a [^>]*>/g) ?? []
      expect(links.length).toBeGreaterThan(2)
      for (const link of links) expect(link).toContain('target="_blank"')
      expect(text).toContain('Open full page')
      expect(text).toContain('href="https://react.dev"')
    })

    test('every other page refuses to be framed', async () => {
      for (const path of ['/', `/?share=${code}`, `/compare/${code}/${code}`, '/profile', '/about']) {
        const { headers } = await guest.get(path)
        expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
        expect(headers.get('x-frame-options'), path).toBe('DENY')
      }
    })
  })

  describe('oEmbed', () => {
    const ask = (url: string, more = '') => guest.get(`/api/oembed?url=${encodeURIComponent(url)}${more}`)
    test.each(['/?share=CODE', '/stack/CODE', '/CODE', '/stack/CODE/embed'])(
      'shows %s on the public origin and on the host of the request',
      async (address) => {
        for (const origin of ['http://localhost:0', running().product.origin]) {
          const { status, json, headers } = await ask(
            origin + address.replace('CODE', code),
            '&maxwidth=400&maxheight=300',
          )
          expect(status).toBe(200)
          expect(json).toMatchObject({ version: '1.0', type: 'rich', title: 'What I use', width: 400, height: 300 })
          expect(json.html).toContain(`src="http://localhost:0/stack/${code}/embed?theme=modern"`)
          expect(headers.get('access-control-allow-origin')).toBe('*')
        }
      },
    )
    test.each([
      ['no address', '/api/oembed', 400],
      ['no URL', '/api/oembed?url=nothing', 400],
      ['another site', '/api/oembed?url=https%3A%2F%2Felsewhere.example%2Fstack%2FCODE', 404],
      ['a page that is no stack', '/api/oembed?url=http%3A%2F%2Flocalhost%3A0%2Fabout', 404],
      ['an unknown code', '/api/oembed?url=http%3A%2F%2Flocalhost%3A0%2Fstack%2F2222222222', 404],
      ['XML', '/api/oembed?format=xml&url=http%3A%2F%2Flocalhost%3A0%2Fstack%2FCODE', 501],
    ])('%s', async (_what, address, status) => {
      const answer = await guest.get(address.replace('CODE', code))
      expect([answer.status, typeof answer.json.error]).toEqual([status, 'string'])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('cache-control')).toBe(status === 404 ? 'public, max-age=60' : 'no-store')
    })
    test('a removed stack is 410, cached for a minute', async () => {
      const answer = await ask(`http://localhost:0/stack/${hidden}`)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'public, max-age=60'])
      expect(answer.text).not.toContain('Secret title')
    })
    test('a shared page links to it', async () => {
      const { text } = await guest.get(`/?share=${code}`)
      expect(text).toMatch(
        /<link rel="alternate" type="application\/json\+oembed"[^>]*href="http:\/\/localhost:0\/api\/oembed\?url=/,
      )
    })
  })

  describe('a comparison', () => {
    let other: string
    beforeAll(async () => {
      const sections = { Web: [tool('React.js'), tool('MySQL'), tool('A tool of ours')] }
      other = (await guest.post('/api/techstack', stack({ title: 'Theirs', sections, sectionOrder: ['Web'] }))).json
        .shareCode
    })
    const names = (tools: { name: string }[]) => tools.map(({ name }) => name)

    test('lists shared tools, tools of one side only, and alternatives to each other', async () => {
      const { status, json, headers } = await guest.get(`/api/compare/${code}/${other}`)
      expect(status).toBe(200)
      expect(json.a).toEqual({ code, title: 'What I use', handle: 'maker' })
      expect(json.b).toMatchObject({ code: other, title: 'Theirs' })
      expect(names(json.shared)).toEqual(['React'])
      expect(names(json.onlyA)).toEqual(['PostgreSQL', 'Redis'])
      expect(names(json.onlyB)).toEqual(['MySQL', 'A tool of ours'])
      expect(json.pairs).toMatchObject([{ a: { name: 'PostgreSQL' }, b: { name: 'MySQL' } }])
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('cache-control')).toBe(FRESH)
    })
    test('the error names the missing side, also for a hidden stack', async () => {
      const missing = await guest.get(`/api/compare/${code}/2222222222`)
      expect([missing.status, missing.json.details]).toEqual([404, { code: '2222222222' }])
      expect(missing.headers.get('cache-control')).toBe('public, max-age=60')
      expect((await guest.get(`/api/compare/${hidden}/${code}`)).status).toBe(410)
      expect((await guest.get(`/api/compare/${code}@1/${other}`)).status).toBe(404)
      expect((await guest.get(`/compare/${code}/2222222222`)).status).toBe(404)
      expect((await guest.get(`/compare/${hidden}/${code}`)).status).toBe(410)
    })
    test('its page is not indexed, and both orders have one canonical address', async () => {
      const [first, second] = [code, other].toSorted()
      for (const address of [`/compare/${code}/${other}`, `/compare/${other}/${code}`]) {
        const { status, text } = await guest.get(address)
        expect(status).toBe(200)
        expect(text).toContain('<meta name="robots" content="noindex, follow"/>')
        expect(text).toContain(`<link rel="canonical" href="http://localhost:0/compare/${first}/${second}"/>`)
        expect(text).toContain('PostgreSQL')
      }
    })
    test('its page links a picture by the versions of both stacks, which is cached for a day', async () => {
      const { json: mine } = await owner.post('/api/techstack', stack({ title: 'Changes soon' }))
      const [first, second] = [mine.shareCode as string, other].toSorted()
      const linked = async () => {
        const { text } = await guest.get(`/compare/${mine.shareCode}/${other}`)
        const [, address = ''] = /property="og:image" content="http:\/\/localhost:0([^"]+)"/.exec(text) ?? []
        return address
      }
      const before = await linked()
      expect(before).toBe(`/api/compare/${first}/${second}/picture?v=1-1`)
      const picture = (address: string) => guest.get(address)
      expect((await picture(before)).headers.get('cache-control')).toBe(VERSIONED)
      expect((await picture(before.replace('?v=1-1', ''))).headers.get('cache-control')).toBe(FRESH)
      await owner.put(`/api/techstack/${mine.id}`, { title: 'Changed' })
      expect((await picture(before)).headers.get('cache-control')).toBe(FRESH)
      const after = await linked()
      expect(after).not.toBe(before)
      expect((await picture(after)).headers.get('cache-control')).toBe(VERSIONED)
      expect((await picture(after)).headers.get('content-type')).toBe('image/png')
    })
    test('the picture of a comparison with a missing side is a picture as well, cached for a minute', async () => {
      for (const [side, status] of [
        ['2222222222', 404],
        [deleted, 404],
        [hidden, 410],
      ] as const) {
        const answer = await fetch(`${guest.origin}/api/compare/${code}/${side}/picture`)
        const bytes = Buffer.from(await answer.arrayBuffer())
        expect([answer.status, answer.headers.get('content-type'), bytes.toString('latin1', 1, 4)], side).toEqual([
          status,
          'image/png',
          'PNG',
        ])
        expect(answer.headers.get('cache-control'), side).toBe('public, max-age=60')
      }
    })
  })

  test('the feed has the newest indexable stacks, and no others', async () => {
    const sections = (prefix: string) => ({ Web: Array.from({ length: 6 }, (_, at) => tool(`${prefix} ${at}`)) })
    const make = async (title: string, over = {}) =>
      (await owner.post('/api/techstack', stack({ title, sections: sections(title), sectionOrder: ['Web'], ...over })))
        .json
    await make('Listed & <shown>')
    await make('Unlisted one', { listed: false })
    const gone = await make('Deleted one')
    await owner.call('DELETE', `/api/techstack/${gone.id}`)
    const { text, headers } = await guest.get('/feed.xml')
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(entriesOf(text)).toContain('Listed & <shown>')
    expect(text).not.toMatch(/Unlisted one|Deleted one/)
  })

  test('the feed lists fifty of fifty-one stacks, the newest first, without hidden ones and near copies', async () => {
    const series = unique('Series ')
    const titleOf = (at: number) => `${series} ${at}`
    const make = async (title: string, names: string[]) => {
      const sections = { Web: names.map((name) => tool(name)) }
      return (await owner.post('/api/techstack', stack({ title, sections, sectionOrder: ['Web'] }))).json.shareCode
    }
    const unknown = (title: string) => Array.from({ length: 5 }, (_, at) => `${title} tool ${at}`)
    for (let at = 0; at < 50; at++) await make(titleOf(at), unknown(titleOf(at)))
    // Near copies are found by entries of the catalogue.
    const entries = catalogEntries()
    const known = Array.from({ length: 10 }, () => entries[randomInt(entries.length)]?.name ?? '')
    await make(titleOf(50), known)
    const { product, databaseUrl } = running()
    const takenDown = await make(`${series} taken down`, unknown('taken down'))
    await operate({ dataDir: product.dataDir, databaseUrl }, 'stack', 'hide', takenDown)
    await make(`${series} near copy`, known.slice(1))
    const listed = async () => entriesOf((await guest.get('/feed.xml')).text)
    // Stacks are indexed seconds after they were saved.
    await expect.poll(listed, { timeout: 20_000 }).not.toContain(`${series} near copy`)
    const titles = await listed()
    expect(titles).toHaveLength(50)
    const ours = titles.filter((title) => title?.startsWith(series))
    expect(ours).toEqual(ours.map((_, at) => titleOf(50 - at)))
    expect(ours).toContain(titleOf(50))
    expect(ours).not.toContain(titleOf(0))
  })

  test('every page links the feed', async () => {
    for (const path of ['/', '/about', `/?share=${code}`, '/tools', '/tool/react'])
      expect((await guest.get(path)).text, path).toMatch(
        /<link rel="alternate" type="application\/atom\+xml" title="New stacks on Stackbook" href="\/feed\.xml"\/>/,
      )
  })

  test('llms.txt, security.txt and the manifest are served', async () => {
    const llms = await guest.get('/llms.txt')
    expect([llms.status, llms.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(llms.text).toContain('/stack/{code}.json')
    const security = await guest.get('/.well-known/security.txt')
    const expires = /^Expires: (.+)$/m.exec(security.text)?.[1] ?? ''
    expect(security.text).toMatch(/^Contact: \S+$/m)
    expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 90 * 24 * 3600 * 1000)
    const { json } = await guest.get('/manifest.webmanifest')
    expect(json.share_target).toEqual({ action: '/', method: 'get', params: { text: 'text', url: 'url' } })
    expect(json.shortcuts).toHaveLength(2)
  })

  test('the JSON schema of the open format is served', async () => {
    const { status, json, headers } = await guest.get('/schema/stack-1.json')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      required: ['version', 'sections'],
    })
    expect(headers.get('content-type')).toBe('application/schema+json')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })
})
