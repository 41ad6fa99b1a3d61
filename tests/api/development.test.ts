import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Product } from '../support/product'

/** In development a page hydrates only when its WebSocket opens. */
let product: Product
beforeAll(async () => {
  product = await startProduct({}, undefined, { program: ['--import', 'tsx', 'server/boot/serve.ts', '--dev'] })
})
afterAll(() => product.stop())

function openSocket(origin: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL('/_next/hmr?id=test', product.origin), {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
        origin,
      },
    })
    asked.once('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode ?? 0)
    })
    asked.once('response', (response) => resolve(response.statusCode ?? 0))
    asked.once('error', reject)
    asked.end()
  })
}

test.each(['localhost', '127.0.0.1'])('a page opened at %s gets its WebSocket', async (host) => {
  await fetch(`${product.origin}/_next/static/nothing.js`)
  expect(await openSocket(`http://${host}:${new URL(product.origin).port}`)).toBe(101)
})
