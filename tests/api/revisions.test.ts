import { expect, test } from 'vitest'
import { overSharedProducts } from '../support/api'
import { createKey } from '../support/keys'
import { Guest, signUp, type User } from '../support/people'
import { stack, tool } from '../support/stacks'

const desk = (...names: string[]) => ({
  sections: { Desk: names.map((name) => tool(name)) },
  sectionOrder: ['Desk'],
})

const restore = (by: Guest, ref: string, version: number | string, body?: object) =>
  by.call('POST', `/api/techstack/${ref}/versions/${version}/restore`, body ? { body } : {})
const versionsOf = async (owner: Guest, ref: string) => (await owner.get(`/api/techstack/${ref}/versions`)).json
const saved = async (owner: User, over: object = {}) =>
  (await owner.post('/api/techstack', stack({ ...desk('React', 'Redis'), ...over }))).json

overSharedProducts('versions of a stack', (running) => {
  const guest = () => new Guest(running().product.origin)

  // promise: revisions-kept
  test('every save keeps the state before it, with the tools that a restoration would add and remove', async () => {
    const owner = await signUp(running().product.origin)
    const made = await saved(owner, { title: 'First' })
    expect(await versionsOf(owner, made.id)).toEqual([])
    await owner.put(`/api/techstack/${made.id}`, { ...desk('React', 'Vite'), title: 'Second' })
    await owner.put(`/api/techstack/${made.id}`, { title: '' })
    expect(await versionsOf(owner, made.shareCode)).toEqual([
      { version: 2, savedAt: expect.any(String), title: 'Second', toolCount: 2, added: [], removed: [] },
      { version: 1, savedAt: expect.any(String), title: 'First', toolCount: 2, added: ['Redis'], removed: ['Vite'] },
    ])
  })

  test('with changes=1 each version names the other parts that a restoration would change', async () => {
    const owner = await signUp(running().product.origin)
    const made = await saved(owner, { title: 'First', htmlContent: '<h1>One</h1>', theme: 'y2k' })
    const changed = async () =>
      ((await owner.get(`/api/techstack/${made.id}/versions?changes=1`)).json as { changed: string[] }[]).map(
        (row) => row.changed,
      )
    await owner.put(`/api/techstack/${made.id}`, { title: 'Second' })
    await owner.put(`/api/techstack/${made.id}`, { htmlContent: '<h1>Two</h1>', theme: 'modern' })
    await owner.put(`/api/techstack/${made.id}`, {
      sections: { Table: [{ ...made.sections.Desk[0], status: 'retired' }, made.sections.Desk[1]] },
      sectionOrder: ['Table'],
    })
    expect(await changed()).toEqual([
      ['sections', 'status'],
      ['theme', 'sections', 'status', 'page'],
      ['title', 'theme', 'sections', 'status', 'page'],
    ])
    expect((await owner.get(`/api/techstack/${made.id}/versions?changes=yes`)).status).toBe(400)
  })

  test('a restored version is saved as a new version; listed and share code do not change', async () => {
    const owner = await signUp(running().product.origin)
    const made = await saved(owner, { title: 'First', htmlContent: '<h1>One</h1>', theme: 'y2k', listed: true })
    await owner.put(`/api/techstack/${made.id}`, {
      ...desk('Vite'),
      title: 'Second',
      htmlContent: '<h1>Two</h1>',
      theme: 'modern',
      listed: false,
    })
    const restored = await restore(owner, made.id, 1, { version: 2 })
    expect(restored.status).toBe(200)
    expect(restored.json).toMatchObject({
      title: 'First',
      htmlContent: made.htmlContent,
      theme: 'y2k',
      sections: made.sections,
      listed: false,
      shareCode: made.shareCode,
      version: 3,
    })
    expect((await guest().get(`/api/techstack/${made.shareCode}`)).json.title).toBe('First')
    const kept = (await versionsOf(owner, made.id)) as { version: number }[]
    expect(kept.map(({ version }) => version)).toEqual([2, 1])
  })

  test('restoring with a stale version gets 409 and stores nothing; an unknown version gets 404', async () => {
    const owner = await signUp(running().product.origin)
    const made = await saved(owner)
    await owner.put(`/api/techstack/${made.id}`, { title: 'Second' })
    const stale = await restore(owner, made.id, 1, { version: 1 })
    expect([stale.status, stale.json.details]).toEqual([409, { version: 2 }])
    for (const version of [2, 9, 0, -1, '1.0', 'x', '99999999999'])
      expect((await restore(owner, made.id, version)).status, String(version)).toBe(404)
    expect((await restore(owner, made.id, 1, { version: 'two' })).status).toBe(400)
    expect((await owner.get(`/api/techstack/${made.shareCode}`)).json).toMatchObject({ title: 'Second', version: 2 })
  })

  // promise: owner-only-writes
  test('a guest, another user and a wrong secret can neither read nor restore versions', async () => {
    const [owner, other] = await Promise.all([signUp(running().product.origin), signUp(running().product.origin)])
    const made = await saved(owner)
    await owner.put(`/api/techstack/${made.id}`, { title: 'Second' })
    const attacker = new Guest(running().product.origin, { 'x-claim-secret': 'guess' })
    for (const [who, status] of [
      [guest(), 401],
      [other, 403],
      [attacker, 403],
    ] as const) {
      expect((await who.get(`/api/techstack/${made.id}/versions`)).status).toBe(status)
      expect((await restore(who, made.id, 1)).status).toBe(status)
    }
    await owner.call('DELETE', `/api/techstack/${made.id}`)
    expect((await owner.get(`/api/techstack/${made.id}/versions`)).status).toBe(404)
  })

  // promise: no-lost-updates
  test('of four concurrent restorations one succeeds, and no state is lost', async () => {
    const owner = await signUp(running().product.origin)
    const made = await saved(owner, { title: 'First' })
    await owner.put(`/api/techstack/${made.id}`, { title: 'Second' })
    const answers = await Promise.all([1, 1, 1, 1].map((version) => restore(owner, made.id, version, { version: 2 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const kept = (await versionsOf(owner, made.id)) as { title: string }[]
    expect(kept.map(({ title }) => title)).toEqual(['Second', 'First'])
  })

  test('an earlier state is compared for the owner only, and is not cacheable', async () => {
    const [owner, other] = await Promise.all([signUp(running().product.origin), signUp(running().product.origin)])
    const made = await saved(owner)
    await owner.put(`/api/techstack/${made.id}`, desk('React', 'Vite'))
    const path = `/api/compare/${made.shareCode}@1/${made.shareCode}`
    const compared = await owner.get(path, { origin: 'https://elsewhere.example' })
    expect(compared.json).toMatchObject({
      a: { code: made.shareCode, version: 1 },
      b: { code: made.shareCode },
      shared: [{ name: 'React' }],
      onlyA: [{ name: 'Redis' }],
      onlyB: [{ name: 'Vite' }],
    })
    expect(compared.headers.get('cache-control')).toBe('private, no-store')
    expect(compared.headers.get('access-control-allow-origin')).toBeNull()
    for (const who of [guest(), other]) {
      const refused = await who.get(path)
      expect(refused.status).toBe(404)
      expect(refused.headers.get('cache-control')).toBe('private, no-store')
      expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await owner.get(`/api/compare/${made.shareCode}@7/${made.shareCode}`)).status).toBe(404)
    const page = `/compare/${made.shareCode}@1/${made.shareCode}`
    expect((await guest().get(page)).status).toBe(404)
    const own = await new Guest(running().product.origin, { cookie: owner.cookie }).get(page)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
    expect(own.text).toMatch(/\(version (?:<!-- -->)?1/)
  })

  test('an earlier state is compared for the owner’s API key, in the API and on the page, and for no other key', async () => {
    const [owner, other] = await Promise.all([signUp(running().product.origin), signUp(running().product.origin)])
    const made = await saved(owner)
    await owner.put(`/api/techstack/${made.id}`, desk('React', 'Vite'))
    const { id, program } = await createKey(owner, 'read')
    const stranger = (await createKey(other, 'write')).program
    const sides = `${made.shareCode}@1/${made.shareCode}`
    const compared = await program.get(`/api/compare/${sides}`, { origin: 'https://elsewhere.example' })
    expect(compared.json).toMatchObject({ a: { version: 1 }, onlyA: [{ name: 'Redis' }], onlyB: [{ name: 'Vite' }] })
    expect(compared.headers.get('cache-control')).toBe('private, no-store')
    expect(compared.headers.get('access-control-allow-origin')).toBeNull()
    const page = await program.get(`/compare/${sides}`)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
    expect(page.text).toMatch(/\(version (?:<!-- -->)?1/)
    for (const path of [`/api/compare/${sides}`, `/compare/${sides}`]) {
      const refused = await stranger.get(path)
      expect(refused.status).toBe(404)
      expect(refused.headers.get('access-control-allow-origin')).toBeNull()
      expect(refused.text).not.toContain('Redis')
    }
    await owner.call('DELETE', `/api/account/keys/${id}`)
    for (const path of [`/api/compare/${sides}`, `/compare/${sides}`])
      expect((await program.get(path)).status).toBe(401)
  })

  // promise: revisions-kept
  test('the 51st save deletes the oldest state', async () => {
    const owner = await signUp(running().product.origin)
    const made = await saved(owner)
    for (let number = 1; number <= 51; number++) await owner.put(`/api/techstack/${made.id}`, { title: `t${number}` })
    const kept = (await versionsOf(owner, made.id)) as { version: number; title: string }[]
    expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, at) => 51 - at))
    expect(kept[0]).toMatchObject({ version: 51, title: 't50' })
    expect((await owner.get(`/api/techstack/${made.shareCode}`)).json).toMatchObject({ title: 't51', version: 52 })
  })
})
