import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/** More connections than the product may have open, each with an incomplete request head. */

const DESCRIPTORS = 1_024
const CONNECTIONS = 1_100

let product: Product
const sockets = new Set<Socket>()
let dripping: NodeJS.Timeout
beforeAll(async () => {
  product = await startProduct({}, undefined, { descriptors: DESCRIPTORS })
  const { hostname, port } = new URL(product.origin)
  const opened = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    sockets.add(socket)
    // A reset is one way in which the server closes a connection.
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    return new Promise<void>((resolve) => {
      socket.once('connect', () => {
        socket.write('GET / HTTP/1.1\r\n')
        resolve()
      })
      socket.once('close', () => resolve())
    })
  })
  await Promise.all(opened)
  dripping = setInterval(() => {
    for (const socket of sockets) socket.write('x')
  }, 1_000)
})
afterAll(async () => {
  clearInterval(dripping)
  for (const socket of sockets) socket.destroy()
  await product.stop()
})

test('with all connections in use by one address, others open pages, generate, save and preview stacks, and check persona pages', async () => {
  const guest = new Guest(product.origin)
  expect((await guest.get('/about')).status).toBe(200)
  expect((await guest.post('/api/techstack/generate', { prompt: 'React' })).status).toBe(200)
  const saved = await guest.post('/api/techstack', stack({ htmlContent: '<p>Hello</p>' }))
  expect(saved.status).toBe(201)
  expect((await guest.get(`/api/preview/${saved.json.shareCode}`)).status).toBe(200)
  expect((await guest.post('/api/persona/check', { html: '<p>x</p>' })).status).toBe(200)
})

test('one address keeps at most an eighth of the descriptors, and none longer than the timeout of the head', async () => {
  await expect.poll(() => sockets.size, { timeout: 30_000 }).toBeLessThanOrEqual(DESCRIPTORS / 8)
  // Fifteen seconds of timeout, five for the interval of the check, and one to read the response.
  await expect.poll(() => sockets.size, { timeout: 60_000 }).toBe(0)
})
