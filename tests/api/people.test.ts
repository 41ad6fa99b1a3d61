import { beforeAll, expect, test } from 'vitest'
import { overSharedProducts } from '../support/api'
import { Guest, signUp, unique, type User } from '../support/people'
import { stack, tool } from '../support/stacks'

overSharedProducts('user names and pages', (running) => {
  const guest = () => new Guest(running().product.origin)
  const newUser = () => signUp(running().product.origin)
  const put = (user: Guest, body: object) => user.put('/api/account/profile', body)

  test('a new profile is empty, keeps fields that an update omits, and is stored in lower case', async () => {
    const user = await newUser()
    const read = () => user.get('/api/account/profile')
    expect((await read()).json).toEqual({ userName: '', public: false, links: [] })
    const name = unique('n')
    const links = ['https://one.example', 'https://two.example/me']
    expect((await put(user, { userName: name.toUpperCase(), links })).json).toEqual({
      userName: name,
      public: false,
      links,
    })
    expect((await put(user, { public: true })).json).toEqual({ userName: name, public: true, links })
    expect((await read()).json).toEqual({ userName: name, public: true, links })
  })

  let refused: User
  beforeAll(async () => {
    refused = await newUser()
  })
  test.each([
    ['a short name', { userName: 'ab' }, 400],
    ['a long name', { userName: 'a'.repeat(21) }, 400],
    ['other letters', { userName: 'zoë' }, 400],
    ['a letter of another script', { userName: 'аdam' }, 400],
    ['the Kelvin sign as a k', { userName: '\u212aate' }, 400],
    ['a space', { userName: 'a b c' }, 400],
    ['markup', { userName: '<b>x</b>' }, 400],
    ['a name that is no text', { userName: 12345 }, 400],
    ['a reserved name', { userName: 'admin' }, 409],
    ['a reserved name in digits', { userName: 'adm1n' }, 409],
    ['an http link', { links: ['http://one.example'] }, 400],
    ['a script link', { links: ['javascript:alert(1)'] }, 400],
    ['six links', { links: Array<string>(6).fill('https://one.example') }, 400],
    ['a page without a name', { public: true }, 400],
  ])('%s is refused and nothing is stored', async (_what, body, status) => {
    const answer = await put(refused, body)
    expect([answer.status, typeof answer.json.error]).toEqual([status, 'string'])
    expect((await refused.get('/api/account/profile')).json).toEqual({ userName: '', public: false, links: [] })
  })

  // promise: user-names-unique
  test('a taken name or a look-alike gets 409, and of eight concurrent requests those of one user succeed', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, newUser))
    const name = `${unique('x')}lo`
    const alike = name.replace('lo', '10')
    const answers = await Promise.all(
      users.flatMap((user) =>
        [name, alike].map(async (userName) => ({ user, status: (await put(user, { userName })).status })),
      ),
    )
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ user }) => user.id)).size).toBe(1)
    const profiles = await Promise.all(
      users.map(async (user) => (await user.get('/api/account/profile')).json.userName),
    )
    expect(profiles.filter(Boolean)).toEqual([expect.stringMatching(new RegExp(`^(?:${name}|${alike})$`))])
    expect((await put(await newUser(), { userName: name })).status).toBe(409)
    expect((await put(await newUser(), { userName: alike })).status).toBe(409)
  })

  // promise: public-fields-only
  test('the public page shows listed stacks, links and escaped markup, and is 404 until it is switched on', async () => {
    const user = await newUser()
    const userName = unique('p')
    await put(user, { userName, links: ['https://one.example/?a=1&b=<script>'] })
    // Entries that no other test has together, because near-copies of older stacks are in no feed.
    const sections = { Desk: [tool('Ardour'), tool('Scribus'), tool('Zotero')] }
    await user.post('/api/techstack', stack({ title: 'Everybody sees this', sections, sectionOrder: ['Desk'] }))
    await user.post('/api/techstack', stack({ title: 'Only by its link', listed: false }))
    const { json: gone } = await user.post('/api/techstack', stack({ title: 'Deleted before' }))
    await user.call('DELETE', `/api/techstack/${gone.id}`)
    const page = (name = userName) => guest().get(`/@${name}`)
    expect((await page()).status).toBe(404)
    expect((await guest().get(`/@${userName}/feed.xml`)).status).toBe(404)
    await put(user, { public: true })
    const shown = await page()
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('Everybody sees this')
    expect(shown.text).not.toContain('Only by its link')
    expect(shown.text).not.toContain('Deleted before')
    expect(shown.text).not.toContain(user.email)
    expect(shown.text).not.toContain('b=<script>')
    expect(shown.text).toContain('"@type":"ProfilePage"')
    expect(shown.text).toMatch(/class="[^"]*h-card/)
    expect(shown.text).toMatch(
      /<a[^>]*rel="me[^>]*href="https:\/\/one\.example|<a[^>]*href="https:\/\/one\.example[^>]*rel="me/,
    )
    expect((await guest().get(`/%40${userName}`)).status).toBe(200)
    const feed = await guest().get(`/@${userName}/feed.xml`)
    expect([feed.status, feed.headers.get('content-type'), feed.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
      '*',
    ])
    expect(feed.text).toContain('Everybody sees this')
    expect(feed.text).not.toContain('Only by its link')
    await put(user, { public: false })
    expect((await page()).status).toBe(404)
  })

  test('a stack names its owner only while their page is public, and never because of a handle', async () => {
    const user = await newUser()
    const userName = unique('b')
    await put(user, { userName })
    const { json: made } = await user.post('/api/techstack', stack())
    const { json: other } = await guest().post('/api/techstack', stack({ twitterHandle: userName }))
    const page = async (code: string) => (await guest().get(`/?share=${code}`)).text
    expect(await page(made.shareCode)).not.toContain(`/@${userName}`)
    await put(user, { public: true })
    expect(await page(made.shareCode)).toContain(`href="/@${userName}"`)
    expect(await page(other.shareCode)).not.toContain(`href="/@${userName}"`)
    await put(user, { public: false })
    expect(await page(made.shareCode)).not.toContain(`/@${userName}`)
  })

  test('other one-segment paths stay 404', async () => {
    for (const path of ['/nothing-here', '/@', '/@no', '/@nobody_has_this', '/@Ann%20B', '/%40%3Cscript%3E']) {
      const answer = await guest().get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.text).toContain('There is no page at this address')
      expect(answer.text).toContain('noindex')
    }
  })

  test('the sitemap lists public pages with a listed stack, and no others', async () => {
    const [shown, hidden, empty] = await Promise.all([newUser(), newUser(), newUser()])
    const names = [unique('s'), unique('h'), unique('e')] as const
    await put(shown, { userName: names[0], public: true })
    await put(hidden, { userName: names[1] })
    await put(empty, { userName: names[2], public: true })
    const made = (
      await shown.post('/api/techstack', stack({ sections: { Own: [tool(unique('tool'))] }, sectionOrder: ['Own'] }))
    ).json
    await hidden.post('/api/techstack', stack({ sections: { Own: [tool(unique('tool'))] }, sectionOrder: ['Own'] }))
    await empty.post('/api/techstack', stack({ listed: false }))
    expect((await guest().get('/sitemap.xml')).text).toContain('/sitemap/people.xml</loc>')
    const named = async () => {
      const { text } = await guest().get('/sitemap/people.xml')
      return names.filter((name) => text.includes(`/@${name}</loc>`))
    }
    await expect.poll(named).toEqual([names[0]])
    await shown.call('DELETE', `/api/techstack/${made.id}`)
    expect(await named()).toEqual([])
  })

  // promise: legal-page-is-true
  test('the legal page says what happens to stacks that are deleted with their account', async () => {
    const { text } = await guest().get('/legal')
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'deleted with the account they disappear at once, cannot be restored, and are removed for good after 30 days',
    )
  })

  // promise: legal-page-is-true
  test('the export contains user name, links and all versions of stacks, and deleting the account removes the page', async () => {
    const user = await newUser()
    const userName = unique('e')
    await put(user, { userName, public: true, links: ['https://one.example'] })
    const { json: made } = await user.post('/api/techstack', stack({ title: 'First' }))
    await user.put(`/api/techstack/${made.id}`, { title: 'Second' })
    const session = new Guest(running().product.origin, { cookie: user.cookie })
    const { json: exported } = await session.get('/api/account/export')
    expect(exported.profile).toEqual({ userName, public: true, links: ['https://one.example'] })
    expect(exported.stacks).toMatchObject([{ title: 'Second', versions: [{ version: 1, title: 'First' }] }])
    expect(exported.stacks[0].versions[0].sections).toEqual(made.sections)
    await session.call('DELETE', '/api/account', { body: { confirm: user.email, stacks: 'keep' } })
    expect((await guest().get(`/@${userName}`)).status).toBe(404)
    const left = await guest().get(`/?share=${made.shareCode}`)
    expect(left.status).toBe(200)
    expect(left.text).not.toContain(`/@${userName}`)
    expect((await put(await newUser(), { userName })).status).toBe(409)
  })
})
