import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPartialSave } from '../support/partial-request'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/** Clients that send half of a request. */

let product: Product
let guest: Guest
beforeAll(async () => {
  product = await startProduct()
  guest = new Guest(product.origin)
})
afterAll(() => product.stop())

// promise: server-survives
test('with twenty incomplete bodies open, reads and writes are answered', async () => {
  const hanging = await Promise.all(Array.from({ length: 20 }, () => startPartialSave(product.origin, stack())))
  try {
    const started = performance.now()
    const made = await guest.post('/api/techstack', stack({ name: 'meanwhile' }))
    expect(made.status).toBe(201)
    for (const path of ['/about', `/?share=${made.json.shareCode}`, `/api/techstack/${made.json.shareCode}`])
      expect((await guest.get(path)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(30_000)
  } finally {
    for (const { breakOff } of hanging) breakOff()
  }
})

// promise: server-survives
test('bodies beyond the request memory limit get 503, and other visitors are answered', async () => {
  // Half of the largest stack is half a mebibyte, of which the limit allows sixteen.
  const large = { ...stack(), nothing: 'x'.repeat(1_000_000) }
  const hanging = await Promise.all(Array.from({ length: 20 }, () => startPartialSave(product.origin, large)))
  try {
    const answers = await Promise.all(hanging.slice(16).map(({ finish }) => finish()))
    expect(answers.filter((answer) => /^HTTP\/1\.1 503 [\s\S]*retry-after: 5/i.test(answer))).not.toEqual([])
    expect((await guest.get('/about')).status).toBe(200)
  } finally {
    for (const { breakOff } of hanging) breakOff()
  }
  await expect.poll(async () => (await guest.post('/api/techstack', stack())).status).toBe(201)
})

test('an aborted upload releases its memory', async () => {
  for (let i = 0; i < 20; i++) (await startPartialSave(product.origin, stack())).breakOff()
  expect((await guest.get('/api/health')).status).toBe(200)
})
