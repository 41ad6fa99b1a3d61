import { expect, test } from 'vitest'
import { overSharedProducts } from '../support/api'
import { Guest, signUp } from '../support/people'
import { stack } from '../support/stacks'

overSharedProducts('stacks without an account', (running) => {
  const guest = () => new Guest(running().product.origin)
  const device = (secret: string) => new Guest(running().product.origin, { 'x-claim-secret': secret })
  const saved = async () => (await guest().post('/api/techstack', stack({ title: 'First' }))).json

  // promise: owner-only-writes
  test('the claim secret changes, deletes and restores a stack and its versions', async () => {
    const made = await saved()
    const mine = device(made.claimSecret)
    const path = `/api/techstack/${made.id}`
    const updated = await mine.put(path, { title: 'Second', version: 1 })
    expect([updated.status, updated.json.title, updated.json.version]).toEqual([200, 'Second', 2])
    expect(updated.json).not.toHaveProperty('claimSecret')
    expect((await mine.put(path, { title: 'Stale', version: 1 })).status).toBe(409)
    expect((await mine.get(`${path}/versions`)).json).toMatchObject([{ version: 1, title: 'First' }])
    expect((await mine.call('POST', `${path}/versions/1/restore`)).json.title).toBe('First')
    expect((await mine.call('DELETE', path)).status).toBe(200)
    expect((await guest().get(`/api/techstack/${made.shareCode}`)).status).toBe(404)
    expect((await mine.call('POST', `${path}/restore`)).status).toBe(200)
    expect((await guest().get(`/api/techstack/${made.shareCode}`)).json).toMatchObject({ title: 'First', version: 3 })
  })

  // promise: owner-only-writes
  test('without a token a wrong or missing secret gets 401, and another user gets 403', async () => {
    const [made, other, user] = [await saved(), await saved(), await signUp(running().product.origin)]
    const path = `/api/techstack/${made.id}`
    for (const [who, status] of [
      [guest(), 401],
      [device('guess'), 401],
      [device(other.claimSecret), 401],
      [user, 403],
    ] as const) {
      expect((await who.put(path, { title: 'taken' })).status).toBe(status)
      expect((await who.call('DELETE', path)).status).toBe(status)
      expect((await who.call('POST', `${path}/restore`)).status).toBe(status)
      expect((await who.get(`${path}/versions`)).status).toBe(status)
      expect((await who.call('POST', `${path}/versions/1/restore`)).status).toBe(status)
    }
    expect((await guest().get(`${path}/versions?secret=${made.claimSecret}`)).status).toBe(401)
    expect((await guest().get(`/api/techstack/${made.shareCode}`)).json).toMatchObject({ title: 'First', version: 1 })
  })

  // promise: owner-only-writes
  test('after a claim the old secret gets 403', async () => {
    const made = await saved()
    const user = await signUp(running().product.origin)
    await user.post(`/api/techstack/${made.id}/claim`, { secret: made.claimSecret })
    expect((await device(made.claimSecret).put(`/api/techstack/${made.id}`, { title: 'taken' })).status).toBe(403)
    expect((await user.put(`/api/techstack/${made.id}`, { title: 'Mine' })).status).toBe(200)
  })

  test('an invalid token gets 401 even with the right secret', async () => {
    const made = await saved()
    const both = new Guest(running().product.origin, {
      authorization: 'Bearer a.b.c',
      'x-claim-secret': made.claimSecret,
    })
    expect((await both.put(`/api/techstack/${made.id}`, { title: 'x' })).status).toBe(401)
  })

  test('the owner sees deleted stacks until they are restored', async () => {
    const owner = await signUp(running().product.origin)
    const { json: made } = await owner.post('/api/techstack', stack({ name: 'Gone' }))
    await owner.post('/api/techstack', stack({ name: 'Here' }))
    const list = `/api/user/${owner.id}/techstacks`
    await owner.call('DELETE', `/api/techstack/${made.id}`)
    const { json: deleted } = await owner.get(`${list}?deleted=1`)
    expect(deleted).toMatchObject([{ id: made.id, name: 'Gone', deletedAt: expect.any(String) }])
    expect((await owner.get(list)).json).toMatchObject([{ name: 'Here' }])
    expect((await guest().get(`${list}?deleted=1`)).status).toBe(401)
    expect((await (await signUp(running().product.origin)).get(`${list}?deleted=1`)).status).toBe(403)
    await owner.call('POST', `/api/techstack/${made.id}/restore`)
    expect((await owner.get(`${list}?deleted=1`)).json).toEqual([])
  })
})
