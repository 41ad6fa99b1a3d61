import { expect, test } from 'vitest'
import { overSharedProducts } from '../support/api'
import { operate } from '../support/operator'
import { Guest, signUp } from '../support/people'
import { stack } from '../support/stacks'

/** The picture in a page: its name, and the title of every row. */
function treeIn(html: string) {
  const figure = /<figure.*?<\/figure>/s.exec(html)?.[0] ?? ''
  const text = (part: string) => part.replaceAll(/<[^>]*>/g, '')
  return {
    label: /<title>(.*?)<\/title>/.exec(figure)?.[1],
    rows: (figure.match(/<li.*?<\/li>/gs) ?? []).map(text),
  }
}

overSharedProducts('remixes', (running) => {
  const guest = () => new Guest(running().product.origin)
  const page = async (code: string) => (await guest().get(`/?share=${code}`)).text
  const origin = async (over: object = {}) => {
    const owner = await signUp(running().product.origin)
    return { owner, made: (await owner.post('/api/techstack', stack({ title: 'The origin', ...over }))).json }
  }

  test('copies credit their origin in the list, on both pages and in the open format', async () => {
    const { made } = await origin()
    const copier = await signUp(running().product.origin)
    const { json: copy } = await copier.call('POST', `/api/share/${made.shareCode}`)
    const { json: board } = await guest().post(
      '/api/share',
      stack({ title: 'Changed before it was copied', originCode: made.shareCode }),
    )
    const { json: rows } = await guest().get(`/api/techstack/${made.shareCode}/remixes`)
    expect(rows.map((row: { shareCode: string }) => row.shareCode)).toEqual([board.shareCode, copy.shareCode])
    expect(rows[0]).toMatchObject({ title: 'Changed before it was copied', toolCount: 3, icons: expect.any(Array) })
    expect((await guest().get(`/api/techstack/${made.id}/remixes`)).json).toEqual(rows)
    expect(await page(board.shareCode)).toMatch(/Based on(?:<!-- -->| )*<a[^>]*>The origin</)
    expect(await page(made.shareCode)).toContain('Changed before it was copied')
    expect((await guest().get(`/stack/${copy.shareCode}.json`)).json.basedOn).toEqual({
      code: made.shareCode,
      title: 'The origin',
    })
  })

  test('an unlisted copy is in no list, and a renamed origin is updated on the page of the copy at once', async () => {
    const { owner, made } = await origin()
    const { json: copy } = await owner.post('/api/share', stack({ listed: false, originCode: made.shareCode }))
    expect((await guest().get(`/api/techstack/${made.shareCode}/remixes`)).json).toEqual([])
    expect(await page(copy.shareCode)).toContain('The origin')
    await owner.put(`/api/techstack/${made.id}`, { title: 'The renamed origin' })
    expect(await page(copy.shareCode)).toContain('The renamed origin')
  })

  test.each([
    ['deleted', 404],
    ['taken down', 410],
  ] as const)('the copy of an origin that was %s says only that', async (_how, status) => {
    const { owner, made } = await origin({ title: 'A secret name' })
    const { json: copy } = await guest().post('/api/share', stack({ title: 'My copy', originCode: made.shareCode }))
    expect(await page(copy.shareCode)).toContain('A secret name')
    if (status === 404) await owner.call('DELETE', `/api/techstack/${made.id}`)
    else
      await operate(
        { dataDir: running().product.dataDir, databaseUrl: running().databaseUrl },
        'stack',
        'hide',
        made.shareCode,
      )
    const html = await page(copy.shareCode)
    expect(html).toMatch(/Based on(?:<!-- -->| )*a stack that was deleted/)
    expect(html).not.toContain('A secret name')
    expect(html).not.toContain(made.shareCode)
    expect((await guest().get(`/api/techstack/${made.shareCode}/remixes`)).status).toBe(status)
    expect((await guest().get(`/stack/${copy.shareCode}.json`)).json.basedOn).toBeNull()
  })

  test('copies of an unlisted origin do not reveal its code and title', async () => {
    const { made } = await origin({ title: 'Only by its link', listed: false })
    const { json: copy } = await guest().post('/api/share', stack({ originCode: made.shareCode }))
    const html = await page(copy.shareCode)
    expect(html).not.toContain('Only by its link')
    expect(html).not.toContain(made.shareCode)
  })

  test('the picture of the tree shows origins and copies, and on each page only listed stacks', async () => {
    const { owner, made } = await origin({ title: 'Root of all' })
    const copyOf = async (code: string, title: string) =>
      (await guest().post('/api/share', stack({ title, originCode: code }))).json
    const middle = await copyOf(made.shareCode, 'Between them')
    const own = await copyOf(middle.shareCode, 'The page itself')
    const copy = await copyOf(own.shareCode, 'A copy of it')
    const below = await copyOf(copy.shareCode, 'A copy of the copy')
    const tree = async (code: string) => treeIn(await page(code))
    expect(await tree(own.shareCode)).toEqual({
      label: 'The remix tree of this stack: 5 stacks',
      rows: ['Root of all', 'Between them', 'The page itself', 'A copy of it', 'A copy of the copy'],
    })
    await guest().call('DELETE', `/api/techstack/${middle.id}`, { headers: { 'x-claim-secret': middle.claimSecret } })
    await guest().call('PUT', `/api/techstack/${copy.id}`, {
      body: { listed: false },
      headers: { 'x-claim-secret': copy.claimSecret },
    })
    await owner.put(`/api/techstack/${made.id}`, { title: 'Renamed root' })
    expect((await tree(own.shareCode)).rows).toEqual([
      'Renamed root',
      'a stack that was deleted',
      'The page itself',
      'a stack that is not listed',
      'A copy of the copy',
    ])
    for (const code of [middle.shareCode, copy.shareCode]) expect(await page(own.shareCode)).not.toContain(code)
    await guest().call('DELETE', `/api/techstack/${below.id}`, { headers: { 'x-claim-secret': below.claimSecret } })
    expect((await tree(own.shareCode)).rows).toEqual(['Renamed root', 'a stack that was deleted', 'The page itself'])
  })

  test('a stack without origin and copies has no picture, and more than six copies are all listed by title', async () => {
    const { made } = await origin()
    expect(await page(made.shareCode)).not.toContain('remix tree')
    for (let at = 1; at <= 7; at++)
      await guest().post('/api/share', stack({ title: `Copy ${at} of it`, originCode: made.shareCode }))
    const html = await page(made.shareCode)
    expect(html).toMatch(/<summary[^>]*>All 7</)
    expect(html.slice(html.indexOf('<summary'))).toContain('Copy 1 of it')
  })

  test('an origin that does not exist is not credited', async () => {
    const { json: copy } = await guest().post('/api/share', stack({ originCode: 'ABCDEFGH23' }))
    expect(await page(copy.shareCode)).not.toContain('Based on')
    expect((await guest().get('/api/techstack/ABCDEFGH23/remixes')).status).toBe(404)
    expect((await guest().get('/api/techstack/nothing/remixes')).status).toBe(404)
  })
})
