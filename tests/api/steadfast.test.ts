import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

/** The first half of a save, with everything announced that never comes, or comes later. */
async function halfSent(origin: string, body: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const half = body.slice(0, body.length / 2)
  socket.write(
    `POST /api/techstack HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${half}`,
  )
  return socket
}

test('readers and writers are answered while twenty half-sent bodies hang', async () => {
  const body = JSON.stringify(stack())
  const hanging = await Promise.all(Array.from({ length: 20 }, () => halfSent(product.origin, body)))
  try {
    const started = performance.now()
    const made = await guest.post('/api/techstack', stack({ name: 'meanwhile' }))
    expect(made.status).toBe(201)
    for (const path of ['/about', `/?share=${made.json.shareCode}`, `/api/techstack/${made.json.shareCode}`])
      expect((await guest.get(path)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(10_000)
  } finally {
    for (const socket of hanging) socket.destroy()
  }
})

test('a visitor who breaks off in the middle costs nothing', async () => {
  for (let i = 0; i < 20; i++) (await halfSent(product.origin, JSON.stringify(stack()))).destroy()
  expect((await guest.get('/api/health')).status).toBe(200)
})
