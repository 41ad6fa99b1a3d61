import { afterAll, beforeAll, expect, test } from 'vitest'
import { halfSentSave } from '../support/half-sent'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/** Visitors who send half of a request. */

let product: Product
let guest: Guest
beforeAll(async () => {
  product = await startProduct()
  guest = new Guest(product.origin)
})
afterAll(() => product.stop())

test('readers and writers are answered while twenty half-sent bodies hang', async () => {
  const hanging = await Promise.all(Array.from({ length: 20 }, () => halfSentSave(product.origin, stack())))
  try {
    const started = performance.now()
    const made = await guest.post('/api/techstack', stack({ name: 'meanwhile' }))
    expect(made.status).toBe(201)
    for (const path of ['/about', `/?share=${made.json.shareCode}`, `/api/techstack/${made.json.shareCode}`])
      expect((await guest.get(path)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(10_000)
  } finally {
    for (const { breakOff } of hanging) breakOff()
  }
})

test('a visitor who breaks off in the middle costs nothing', async () => {
  for (let i = 0; i < 20; i++) (await halfSentSave(product.origin, stack())).breakOff()
  expect((await guest.get('/api/health')).status).toBe(200)
})
