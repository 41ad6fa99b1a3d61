import { expect, test } from 'vitest'
import { overSharedProducts } from '../support/api'
import { operate } from '../support/operator'
import { Guest, signUp } from '../support/people'
import { stack } from '../support/stacks'

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
  ] as const)('of an origin that was %s the copy says nothing but that', async (_how, status) => {
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

  test('an origin that does not exist is not credited', async () => {
    const { json: copy } = await guest().post('/api/share', stack({ originCode: 'ABCDEFGH23' }))
    expect(await page(copy.shareCode)).not.toContain('Based on')
    expect((await guest().get('/api/techstack/ABCDEFGH23/remixes')).status).toBe(404)
    expect((await guest().get('/api/techstack/nothing/remixes')).status).toBe(404)
  })
})
