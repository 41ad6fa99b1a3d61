import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { halfSentSave } from '../support/half-sent'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/** Visitors whose requests never end. */

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

test('a connection over which no request comes is not held for ever', { timeout: 90_000 }, async () => {
  const { hostname, port } = new URL(product.origin)
  const answers = await Promise.all(
    ['', 'G', 'GET / HTTP/1.1\r\nhost: x\r\n'].map(async (beginning) => {
      const socket = connect(Number(port), hostname, () => socket.write(beginning))
      let answer = ''
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
      await once(socket, 'close')
      return answer.split('\r\n')[0]
    }),
  )
  expect(answers).toEqual(answers.map(() => 'HTTP/1.1 408 Request Timeout'))
})

test('a visitor who breaks off in the middle costs nothing', async () => {
  for (let i = 0; i < 20; i++) (await halfSentSave(product.origin, stack())).breakOff()
  expect((await guest.get('/api/health')).status).toBe(200)
})
