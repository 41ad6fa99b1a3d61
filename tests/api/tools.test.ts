import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshDatabase, overSharedProducts } from '../support/api'
import { operate } from '../support/operator'
import { Guest, signUp, unique, type User } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack, tool } from '../support/stacks'

interface Row {
  shareCode: string
  title: string
  totalCount: number
  toolCount: number
  icons: { name: string; icon: string; color: string }[]
}

const withTools = (names: string[], over: Record<string, unknown> = {}) =>
  stack({
    title: unique('Desk '),
    sections: { Desk: names.map((name) => tool(name)) },
    sectionOrder: ['Desk'],
    ...over,
  })
const codesOf = (rows: Row[]) => rows.map(({ shareCode }) => shareCode)

overSharedProducts('tools', (running) => {
  let guest: Guest
  let owner: User
  let attacker: User
  beforeAll(async () => {
    guest = new Guest(running().product.origin)
    owner = await signUp(guest.origin)
    attacker = await signUp(guest.origin)
  })
  const save = async (who: Guest, names: string[], over = {}) =>
    (await who.post('/api/techstack', withTools(names, over))).json
  const search = async (query: string) =>
    (await guest.get(`/api/techstack/search/${encodeURIComponent(query)}`)).json as Row[]
  const detail = async (id: string) => (await guest.get(`/api/tools/${id}`)).json

  test('a tool’s answer has its catalogue data, the number of listed stacks and the stacks', async () => {
    const before = (await detail('ableton-live')).count as number
    const mine = await save(owner, ['Ableton Live', 'Logic Pro'])
    const unlisted = await save(guest, ['Ableton Live'], { listed: false })
    const answer = await detail('ableton-live')
    expect(answer).toMatchObject({
      id: 'ableton-live',
      name: 'Ableton Live',
      maker: 'Ableton',
      category: 'audio',
      count: before + 1,
    })
    expect(Object.keys(answer).sort()).toEqual([
      'alternatives',
      'category',
      'color',
      'count',
      'description',
      'icon',
      'id',
      'link',
      'maker',
      'name',
      'oftenWith',
      'stacks',
    ])
    expect(codesOf(answer.stacks)).toContain(mine.shareCode)
    expect(codesOf(answer.stacks)).not.toContain(unlisted.shareCode)
    expect(answer.stacks.length).toBe(answer.count)
    expect(answer.alternatives[0]).toEqual({ id: expect.any(String), name: expect.any(String) })
  })

  test('for an entry without stacks, related tools come from the catalogue', async () => {
    const answer = await detail('jabref')
    expect(answer).toMatchObject({ count: 0, stacks: [] })
    expect(answer.oftenWith.length).toBeGreaterThan(0)
    expect(answer.oftenWith[0]).toEqual({ id: expect.any(String), name: expect.any(String), count: 0 })
  })

  test('tools used together more often than by chance rank above common tools', async () => {
    const pairs = [
      ['Zotero', 'Anki'],
      ['Bear', 'Krita'],
      ['Blender', 'Figma'],
      ['Linear', 'Slack'],
    ]
    for (const pair of pairs) {
      await save(guest, ['Obsidian', 'Todoist', 'Visual Studio Code', ...pair])
      await save(guest, ['Visual Studio Code', 'Docker', ...pair])
      await save(guest, ['Visual Studio Code', 'Redis', ...pair])
    }
    const { oftenWith } = await detail('obsidian')
    expect(oftenWith[0]).toMatchObject({ id: 'todoist', count: 4 })
    expect(oftenWith.findIndex(({ id }: { id: string }) => id === 'visual-studio-code')).not.toBe(1)
  })

  test.each(['/api/tools/no-such-tool', '/api/tools/..%2F..', '/api/tools/React'])(
    '%s is 404 as JSON',
    async (path) => {
      const answer = await guest.get(path)
      expect([answer.status, typeof answer.json.error]).toEqual([404, 'string'])
    },
  )

  test('the list is ordered by use, in pages of sixty, and filtered by category and name', async () => {
    const answer = await guest.get('/api/tools')
    const { tools, total, page, pages } = answer.json
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect([tools.length, page, pages]).toEqual([60, 1, Math.ceil(total / 60)])
    const counts = tools.map(({ count }: { count: number }) => count)
    expect(counts).toEqual([...counts].sort((a: number, b: number) => b - a))
    expect(counts[0]).toBeGreaterThan(0)
    const second = (await guest.get('/api/tools?page=2')).json
    expect(second.tools.map(({ id }: { id: string }) => id)).not.toContain(tools[0].id)
    const editors = (await guest.get('/api/tools?category=editor&query=visual')).json
    expect(editors.tools[0]).toEqual({
      id: 'visual-studio-code',
      name: 'Visual Studio Code',
      category: 'editor',
      icon: expect.any(String),
      color: expect.any(String),
      count: tools.find(({ id }: { id: string }) => id === 'visual-studio-code').count,
    })
    expect(editors.tools.every(({ category }: { category: string }) => category === 'editor')).toBe(true)
    expect((await guest.get('/api/tools?page=9999')).json).toMatchObject({ tools: [], total, page: 9999 })
  })

  test.each(['page=0', 'page=x', 'page=1.5', 'category=nothing', `query=${'x'.repeat(101)}`])(
    '?%s is refused with 400',
    async (query) => {
      const answer = await guest.get(`/api/tools?${query}`)
      expect([answer.status, answer.json.details[0].path]).toEqual([400, query.split('=')[0]])
    },
  )

  test('uses: finds stacks by entry id, name, alias and unknown name, and several terms must all match', async () => {
    const both = await save(owner, ['CorelDRAW', 'Manuskript', 'My Own  Brush'])
    const one = await save(guest, ['CorelDRAW'])
    await save(guest, ['Manuskript'], { listed: false })
    expect(codesOf(await search('uses:coreldraw')).sort()).toEqual([both.shareCode, one.shareCode].sort())
    expect(codesOf(await search('uses:"CorelDRAW" uses:manuskript'))).toEqual([both.shareCode])
    expect(codesOf(await search('USES:"my own brush"'))).toEqual([both.shareCode])
    expect(codesOf(await search(`uses:manuskript ${both.title.split(' ')[1]}`))).toEqual([both.shareCode])
    expect(await search('uses:manuskript nothingcalledthis')).toEqual([])
    expect(await search('uses:"no tool has this name"')).toEqual([])
    const [row] = await search('uses:manuskript')
    expect(row).toMatchObject({ totalCount: 1, toolCount: 3, twitterHandle: both.twitterHandle, title: both.title })
    expect(row?.icons).toHaveLength(3)
    expect(row?.icons[0]).toEqual({ name: expect.any(String), icon: expect.any(String), color: expect.any(String) })
  })

  test('a sixth uses: term is refused with 400', async () => {
    const query = (tools: string[]) =>
      `/api/techstack/search/${encodeURIComponent(tools.map((name) => `uses:${name}`).join(' '))}`
    expect((await guest.get(query(['react', 'figma', 'redis', 'docker', 'slack']))).status).toBe(200)
    expect((await guest.get(query(['react', 'figma', 'redis', 'docker', 'slack', 'notion']))).status).toBe(400)
  })

  test('a text that names a tool finds its stacks after those matching by name, each once', async () => {
    const user = await save(owner, ['yWriter'])
    const named = await save(guest, ['Zotero'], { name: 'My yWriter desk', listed: true })
    const twice = await save(guest, ['yWriter'], { name: 'yWriter and tea' })
    const rows = await search('ywriter')
    expect(codesOf(rows)[2]).toBe(user.shareCode)
    expect(codesOf(rows).sort()).toEqual([user, named, twice].map(({ shareCode }) => shareCode).sort())
    expect(rows.map(({ totalCount }) => totalCount)).toEqual([3, 3, 3])
    await guest.call('DELETE', `/api/techstack/${named.id}`)
  })

  test('only the owner of a stack can remove it from a tool’s list', async () => {
    const { id, shareCode } = await save(owner, ['Heptabase'])
    for (const who of [guest, attacker]) {
      await who.call('DELETE', `/api/techstack/${id}`)
      await who.put(`/api/techstack/${id}`, { listed: false })
      await who.put(`/api/techstack/${id}`, { sections: { Desk: [] }, sectionOrder: ['Desk'] })
    }
    expect(codesOf(await search('uses:heptabase'))).toEqual([shareCode])
    await owner.put(`/api/techstack/${id}`, { sections: { Desk: [tool('Zotero')] }, sectionOrder: ['Desk'] })
    expect(await search('uses:heptabase')).toEqual([])
    await owner.call('DELETE', `/api/techstack/${id}`)
  })

  test('the tool page lists its stacks escaped, and is 404 for an unknown entry', async () => {
    const mine = await save(owner, ['Bear'], { title: '<img src=x onerror=alert(1)>' })
    const page = await guest.get('/tool/bear')
    expect(page.status).toBe(200)
    expect(page.text).toContain(`/stack/${mine.shareCode}`)
    expect(page.text).not.toContain('<img src=x')
    expect(page.text).toMatch(/<link rel="canonical" href="[^"]+\/tool\/bear"/)
    expect(page.text).toContain('"@type":"SoftwareApplication"')
    expect(page.text).toContain('Add to my stack')
    const missing = await guest.get('/tool/no-such-tool')
    expect([missing.status, missing.text.includes('The catalogue has no such tool')]).toEqual([404, true])
    expect((await guest.get('/tools/no-such-category')).status).toBe(404)
    expect((await guest.get('/tools/notes')).text).toContain('/tool/bear')
    expect((await guest.get('/tools?query=bear')).text).toContain('/tool/bear')
  })

  test('each page of the list of tools has a canonical address, with its number from the second on', async () => {
    const canonicalOf = async (address: string) =>
      /<link rel="canonical" href="https?:\/\/[^/]+([^"]+)"/.exec((await guest.get(address)).text)?.[1]
    expect(await canonicalOf('/tools')).toBe('/tools')
    expect(await canonicalOf('/tools?page=1')).toBe('/tools')
    expect(await canonicalOf('/tools?page=2')).toBe('/tools?page=2')
    expect(await canonicalOf('/tools?query=bear&page=2')).toBe('/tools?page=2')
  })

  test('the badge shows how many stacks use a tool, is cacheable, and its internal route is not reachable', async () => {
    await save(owner, ['Craft Docs', 'Overleaf'])
    const badge = await guest.get('/tool/overleaf.svg', { origin: 'https://elsewhere.example' })
    expect([badge.status, badge.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(badge.text).toContain('<title>used in 1 stack</title>')
    expect(badge.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=300, stale-while-revalidate=600')
    expect(badge.headers.get('access-control-allow-origin')).toBe('*')
    expect(badge.headers.get('x-robots-tag')).toBe('noindex')
    expect(badge.headers.get('set-cookie')).toBeNull()
    const etag = badge.headers.get('etag') ?? ''
    expect((await guest.get('/tool/overleaf.svg', { 'if-none-match': etag })).status).toBe(304)
    const missing = await guest.get('/tool/no-such-tool.svg')
    expect([missing.status, missing.headers.get('cache-control'), missing.headers.get('content-type')]).toEqual([
      404,
      'public, max-age=60',
      'image/svg+xml',
    ])
    expect((await guest.get('/_tool/overleaf')).status).toBe(404)
  })

  test('the sitemap contains tools, categories and indexable stacks with their last change', async () => {
    const long = await save(guest, ['Zotero', 'Bear', 'Scrivener', 'Obsidian', 'Anki'])
    const short = await save(guest, ['Zotero', 'Anki'])
    const index = await guest.get('/sitemap.xml')
    const parts = [...index.text.matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '')
    const whole = (await Promise.all(parts.map((path) => guest.get(path)))).map(({ text }) => text).join('')
    expect(whole).toMatch(/\/tool\/react<\/loc><lastmod>\d{4}-/)
    expect(whole).toContain('/tools/frontend</loc>')
    expect(whole).toMatch(new RegExp(`share=${long.shareCode}</loc><lastmod>\\d{4}-`))
    expect(whole).not.toContain(short.shareCode)
    expect((await guest.get(`/?share=${short.shareCode}`)).text).toContain('noindex')
    expect((await guest.get(`/?share=${long.shareCode}`)).text).not.toContain('noindex')
    expect((await guest.get('/sitemap/nothing.xml')).status).toBe(404)
  })

  test('a shared page lists stacks that share its entries', async () => {
    const like = await save(owner, ['Blender', 'ZBrush', 'Houdini'])
    const mine = await save(guest, ['Blender', 'ZBrush', 'Krita'])
    const { text } = await guest.get(`/?share=${mine.shareCode}`)
    expect(text).toContain('More like this')
    expect(text.slice(text.indexOf('More like this'))).toContain(`/stack/${like.shareCode}`)
  })
})

/**
 * All lists and counts of stacks. A stack that is unlisted, hidden or deleted must be in none of
 * them, on any instance.
 */
describe('unlisted, hidden and deleted stacks, on two instances', () => {
  let one: Product
  let two: Product
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await freshDatabase()
    one = await startProduct({ DATABASE_URL: databaseUrl, TRUST_PROXY_HOPS: '1' })
    two = await startProduct({ DATABASE_URL: databaseUrl, TRUST_PROXY_HOPS: '1' })
  })
  afterAll(() => Promise.all([one.stop(), two.stop()]))

  const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
  const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

  const leave = (owner: User, id: string, code: string) => ({
    unlisted: () => owner.put(`/api/techstack/${id}`, { listed: false }),
    hidden: () => operate({ dataDir: one.dataDir, databaseUrl }, 'stack', 'hide', code),
    deleted: () => owner.call('DELETE', `/api/techstack/${id}`),
  })
  const comeBack = (owner: User, id: string, code: string) => ({
    unlisted: () => owner.put(`/api/techstack/${id}`, { listed: true }),
    hidden: () => operate({ dataDir: one.dataDir, databaseUrl }, 'stack', 'unhide', code),
    deleted: () => owner.post(`/api/techstack/${id}/restore`, undefined),
  })
  const WAYS = ['unlisted', 'hidden', 'deleted'] as const
  type Ask = (guest: Guest) => Promise<string>
  const page =
    (path: string): Ask =>
    async (guest) =>
      (await guest.get(path, BROWSER)).text

  /** Names of the places whose text contains `needle`. */
  const namedIn = async ({ origin }: Product, places: Record<string, Ask>, needle: string) => {
    const guest = new Guest(origin)
    const texts = await Promise.all(
      Object.entries(places).map(async ([name, ask]) => [name, await ask(guest)] as const),
    )
    return texts.filter(([, text]) => text.includes(needle)).map(([name]) => name)
  }

  test('leave every count, list, feed and sitemap at once, and return when they are listed again', async () => {
    const owner = await signUp(one.origin)
    const userName = unique('p')
    await owner.put('/api/account/profile', { userName, public: true })
    const word = unique('word')
    const names = ['Roam Research', 'Logseq', 'Mem', 'Capacities', 'Tana']
    const { id, shareCode, twitterHandle } = (await owner.post('/api/techstack', withTools(names, { name: word }))).json
    const neighbour = (await new Guest(one.origin).post('/api/techstack', withTools(['Logseq', 'Zotero']))).json
    await new Guest(one.origin).post(`/api/share/${shareCode}`, {}, elsewhere)
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(
      `INSERT INTO explore_items (id, title, image, url, position) VALUES ('own', 'Own', '/x.png', '/?share=' || $1, 1)`,
      [shareCode],
    )
    await client.end()
    const atOnce = [
      `/api/techstack/search/${word}`,
      '/api/techstack/search/uses:logseq',
      '/api/techstack/search/logseq',
      `/api/techstack/handle/${twitterHandle}`,
      '/api/techstack/popular',
      '/api/techstack/new',
      '/api/techstack/trending',
      '/api/tools/logseq',
      '/api/explore-data',
      '/tool/logseq',
      '/',
      `/@${userName}`,
      `/@${userName}/feed.xml`,
      '/feed.xml',
      '/sitemap/stacks-1.xml',
    ]
    const search = { name: 'search_stacks', arguments: { query: word } }
    const atOncePlaces: Record<string, Ask> = {
      ...Object.fromEntries(atOnce.map((path) => [path, page(path)])),
      'search_stacks of MCP': async (guest) =>
        (await guest.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: search })).text,
    }
    // Stacks leave at once everywhere. The cached page of a similar stack shows them again only
    // after its own next change.
    const likeness = `/?share=${neighbour.shareCode}`
    const places = { ...atOncePlaces, [likeness]: page(likeness) }
    const { category } = (await new Guest(one.origin).get('/api/tools/roam-research')).json
    const countsOf = async ({ origin }: Product) => {
      const guest = new Guest(origin)
      const [details, list, badge, ofCategory, people] = await Promise.all([
        guest.get('/api/tools/roam-research'),
        guest.get('/api/tools?query=roam%20research'),
        guest.get('/tool/roam-research.svg'),
        guest.get(`/tools/${category}`, BROWSER),
        guest.get('/sitemap/people.xml'),
      ])
      const shown = ofCategory.text.slice(ofCategory.text.indexOf('href="/tool/roam-research"'))
      return {
        details: details.json.count,
        list: list.json.tools[0].count,
        badge: Number(/used in (\d+)/.exec(badge.text)?.[1]),
        category: Number(/(\d+)(?:<!-- -->| )*stack/.exec(shown)?.[1]),
        hasPageInSitemap: people.text.includes(`/@${userName}<`),
      }
    }
    // The copy counts as a user of the tool, so every count is one higher.
    const counts = (n: number) => ({ details: n, list: n, badge: n, category: n, hasPageInSitemap: n === 2 })
    for (const product of [one, two])
      await vi.waitFor(async () => expect(await namedIn(product, places, shareCode)).toEqual(Object.keys(places)), {
        timeout: 30_000,
        interval: 500,
      })
    for (const how of WAYS) {
      await leave(owner, id, shareCode)[how]()
      for (const product of [one, two]) {
        expect(await namedIn(product, places, shareCode), how).toEqual([])
        expect(await countsOf(product), how).toEqual(counts(1))
      }
      await comeBack(owner, id, shareCode)[how]()
      for (const product of [one, two]) {
        expect(await namedIn(product, places, shareCode), `no longer ${how}`).toEqual(
          expect.arrayContaining(Object.keys(atOncePlaces)),
        )
        expect(await countsOf(product), `no longer ${how}`).toEqual(counts(2))
      }
    }
  })

  test('leave the list of remixes and the page of their origin at once', async () => {
    const owner = await signUp(one.origin)
    const origin = (await new Guest(one.origin).post('/api/techstack', withTools(['Blender', 'Krita']))).json
    const remix = withTools(['Houdini', 'ZBrush'], { originCode: origin.shareCode })
    const { id, shareCode } = (await owner.post('/api/techstack', remix)).json
    const list = `/api/techstack/${origin.shareCode}/remixes`
    const paths = [list, `/?share=${origin.shareCode}`]
    const places = Object.fromEntries(paths.map((path) => [path, page(path)]))
    for (const product of [one, two]) expect(await namedIn(product, places, shareCode)).toEqual(paths)
    for (const how of WAYS) {
      await leave(owner, id, shareCode)[how]()
      for (const product of [one, two]) expect(await namedIn(product, places, shareCode), how).toEqual([])
      await comeBack(owner, id, shareCode)[how]()
      for (const product of [one, two])
        expect(await namedIn(product, places, shareCode), `no longer ${how}`).toContain(list)
    }
  })
})
