import { expect, test } from 'vitest'
import { overSharedProducts } from '../support/api'
import { Guest, signUp } from '../support/people'
import { stack, tool } from '../support/stacks'

/** Another visitor than the one who saves: the popular list counts only others. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' }

overSharedProducts('stacks', (running) => {
  const guest = () => new Guest(running().product.origin)

  test('a guest saves a stack, and another guest reads it unchanged', async () => {
    const body = stack()
    const made = await guest().post('/api/techstack', body)
    expect(made.status).toBe(201)
    expect(made.json.userId).toBeNull()
    expect(made.json.claimSecret).toMatch(/^[\w-]{43}$/)
    const got = await guest().get(`/api/techstack/${made.json.shareCode}`)
    expect(got.json).toMatchObject({
      name: body.name,
      sections: body.sections,
      sectionOrder: body.sectionOrder,
      version: 1,
    })
    expect(got.json).not.toHaveProperty('claimSecret')
  })

  test('missing and null fields are stored as empty, and every field is in the response', async () => {
    const made = await guest().post('/api/techstack', {
      name: ' x ',
      title: null,
      sections: { A: [{ id: '1', text: 'T', link: null }] },
      sectionOrder: ['A'],
    })
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({
      name: 'x',
      title: '',
      description: '',
      twitterHandle: '',
      theme: 'modern',
      htmlContent: '',
      listed: true,
    })
    expect(made.json.sections.A[0]).toEqual({
      id: '1',
      text: 'T',
      description: '',
      link: '',
      label: '',
      icon_id: '',
      color: '',
    })
  })

  test('strips NUL and lone surrogates from every field', async () => {
    const bad = 'https://a.example/\u0000x\ud800'
    const made = await guest().post(
      '/api/techstack',
      stack({
        title: bad,
        htmlContent: `<p>${bad}</p>`,
        sections: { [bad]: [tool(bad, { id: bad, description: bad, label: bad, link: bad, icon_id: bad })] },
        sectionOrder: [bad],
      }),
    )
    expect(made.status).toBe(201)
    const good = 'https://a.example/x\ufffd'
    expect(made.json.title).toBe(good)
    expect(made.json.sections[good]).toEqual([
      { id: good, text: good, description: good, link: good, label: good, icon_id: good, color: '' },
    ])
  })

  test('an update replaces the fields it names and keeps the others', async () => {
    const owner = await signUp(running().product.origin)
    const made = await owner.post('/api/techstack', stack({ description: 'kept', listed: false }))
    const updated = await owner.put(`/api/techstack/${made.json.id}`, { title: 'New', version: 1 })
    expect(updated.json).toMatchObject({ title: 'New', description: 'kept', listed: false, version: 2 })
    expect(updated.json.sections).toEqual(made.json.sections)
  })

  test('a stack is cached until it changes, and then the new state is read at once', async () => {
    const owner = await signUp(running().product.origin)
    const made = await owner.post('/api/techstack', stack({ title: 'first' }))
    const read = (headers?: Record<string, string>) => guest().get(`/api/techstack/${made.json.shareCode}`, headers)
    const [first, again] = [await read(), await read()]
    expect(first.json.title).toBe('first')
    expect(again.text).toBe(first.text)
    for (const name of ['etag', 'content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name))
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))

    const held = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect(await read(held)).toMatchObject({ status: 304, text: '' })
    for (const mark of [`W/${held['if-none-match']}`, `"older", ${held['if-none-match']}`, '*'])
      expect((await read({ 'if-none-match': mark })).status, mark).toBe(304)
    await owner.put(`/api/techstack/${made.json.id}`, { title: 'second' })
    expect((await read(held)).json).toMatchObject({ title: 'second', version: 2 })
    await owner.call('DELETE', `/api/techstack/${made.json.id}`)
    expect(await read(held)).toMatchObject({ status: 404, json: { error: 'Invalid share code' } })
  })

  // promise: owner-only-writes
  test('only the owner updates, deletes or restores a stack', async () => {
    const [owner, other] = await Promise.all([signUp(running().product.origin), signUp(running().product.origin)])
    const made = await owner.post('/api/techstack', stack())
    const path = `/api/techstack/${made.json.id}`
    for (const [who, status] of [
      [guest(), 401],
      [other, 403],
    ] as const) {
      expect((await who.put(path, { name: 'taken' })).status).toBe(status)
      expect((await who.call('DELETE', path)).status).toBe(status)
      expect((await who.call('POST', `${path}/restore`)).status).toBe(status)
    }
    expect((await owner.call('DELETE', path)).status).toBe(200)
    expect((await guest().get(`/api/techstack/${made.json.shareCode}`)).status).toBe(404)
    expect((await owner.call('POST', `${path}/restore`)).status).toBe(200)
    expect((await guest().get(`/api/techstack/${made.json.shareCode}`)).json.name).toBe(made.json.name)
  })

  // promise: owner-only-writes
  test('a guest who signs up claims a stack with its secret once', async () => {
    const made = await guest().post('/api/techstack', stack())
    const user = await signUp(running().product.origin)
    const claim = `/api/techstack/${made.json.id}/claim`
    expect((await guest().post(claim, { secret: made.json.claimSecret })).status).toBe(401)
    expect((await user.post(claim, { secret: 'guess' })).status).toBe(403)
    const claimed = await user.post(claim, { secret: made.json.claimSecret })
    expect(claimed.json.userId).toBe(user.id)
    expect((await user.post(claim, { secret: made.json.claimSecret })).status).toBe(403)
  })

  // promise: no-lost-updates
  test('of two updates from the same version one succeeds and the other gets 409', async () => {
    const owner = await signUp(running().product.origin)
    const made = await owner.post('/api/techstack', stack())
    const path = `/api/techstack/${made.json.id}`
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => owner.put(path, { name, version: 1 })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.find((answer) => answer.status === 409)?.json.details).toEqual({ version: 2 })
  })

  // promise: public-fields-only
  test('a profile lists stacks newest first, in pages, for its owner only', async () => {
    const owner = await signUp(running().product.origin)
    for (let index = 0; index < 26; index++) await owner.post('/api/techstack', stack({ name: `n${index}` }))
    const first = await owner.get(`/api/user/${owner.id}/techstacks`)
    expect(first.json).toHaveLength(24)
    expect(first.json[0].name).toBe('n25')
    expect(Object.keys(first.json[0]).sort()).toEqual([
      'createdAt',
      'description',
      'id',
      'name',
      'shareCode',
      'theme',
      'title',
    ])
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await owner.get(next)
    expect(second.json.map((entry: { name: string }) => entry.name)).toEqual(['n1', 'n0'])
    expect(second.headers.get('link')).toBeNull()
    const other = await signUp(running().product.origin)
    expect((await other.get(next)).status).toBe(403)
    expect((await owner.get(`/api/user/${owner.id}/techstacks?cursor=guess`)).json).toEqual({
      error: 'cursor: comes from the Link header of the page before',
      details: [{ path: 'cursor', message: 'comes from the Link header of the page before' }],
    })
  })

  test('the next page of a profile skips nothing when the last stack of the previous page is deleted', async () => {
    const owner = await signUp(running().product.origin)
    for (let index = 0; index < 26; index++) await owner.post('/api/techstack', stack({ name: `n${index}` }))
    const first = await owner.get(`/api/user/${owner.id}/techstacks`)
    await owner.call('DELETE', `/api/techstack/${first.json.at(-1).id}`)
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect((await owner.get(next)).json.map((entry: { name: string }) => entry.name)).toEqual(['n1', 'n0'])
  })

  test('a cached stack page shows the last save, and marks it as their own for the owner', async () => {
    const owner = await signUp(running().product.origin)
    const { json: made } = await owner.post('/api/techstack', stack({ title: 'Before the change' }))
    const page = async (headers?: Record<string, string>) =>
      (await guest().get(`/?share=${made.shareCode}`, headers)).text
    for (let visit = 0; visit < 2; visit++) expect(await page()).toContain('Before the change')
    expect(await page({ cookie: owner.cookie })).toContain(owner.email)
    expect(await page()).not.toContain(owner.email)
    await owner.put(`/api/techstack/${made.id}`, { title: 'After the change' })
    for (let visit = 0; visit < 2; visit++) {
      const html = await page()
      expect(html).toContain('After the change')
      expect(html).not.toContain('Before the change')
    }
  })

  test('a copy needs no body, and a body that is not JSON is refused', async () => {
    const { json: made } = await guest().post('/api/techstack', stack())
    const copied = await guest().call('POST', `/api/share/${made.shareCode}`)
    expect(copied.status).toBe(201)
    expect((await guest().get(`/api/techstack/${copied.json.shareCode}`)).json.name).toBe(made.name)
    expect((await guest().call('POST', `/api/share/${made.shareCode}`, { raw: 'copy it' })).status).toBe(400)
  })

  test('a copied stack is first on the front page at once', async () => {
    const [copied, newer] = ['Copied by everybody', 'Seen by nobody'] as const
    const { json: made } = await guest().post('/api/techstack', stack({ title: copied }))
    await guest().post('/api/techstack', stack({ title: newer }))
    const copiedComesFirst = async () => {
      const [, popular = ''] = /data-list="popular">(.*?)data-list="new"/s.exec((await guest().get('/')).text) ?? []
      return popular.includes(copied) && !popular.includes(newer)
    }
    expect(await copiedComesFirst()).toBe(false)
    await guest().post(`/api/share/${made.shareCode}`, {}, ELSEWHERE)
    expect(await copiedComesFirst()).toBe(true)
  })

  // promise: http-links-only, bounded-bodies
  test.each([
    ['an id twice', { sections: { A: [tool('X', { id: 'same' }), tool('Y', { id: 'same' })] }, sectionOrder: ['A'] }],
    ['titles that are equal once trimmed', { sections: { A: [], ' A': [] }, sectionOrder: ['A', ' A'] }],
    ['a colour that is none', { sections: { A: [tool('X', { color: 'red;}' })] }, sectionOrder: ['A'] }],
    ['an icon with a path', { sections: { A: [tool('X', { icon_id: '../x' })] }, sectionOrder: ['A'] }],
    ['a name of zero-width characters', { name: '\u200b\u200d' }],
    ['a persona of more than 100 kB', { htmlContent: 'x'.repeat(100_001) }],
    [
      'fifty-one sections',
      {
        sections: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`s${i}`, []])),
        sectionOrder: Array.from({ length: 51 }, (_, i) => `s${i}`),
      },
    ],
  ])('%s is refused with details', async (_what, over) => {
    const refused = await guest().post('/api/techstack', stack(over))
    expect(refused.status).toBe(400)
    expect(refused.json.details[0]).toEqual({ path: expect.any(String), message: expect.any(String) })
  })
})
