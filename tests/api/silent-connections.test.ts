import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startProduct } from '../support/product'

test('a connection over which no request comes is not held for ever', { timeout: 90_000 }, async () => {
  const product = await startProduct()
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
  await product.stop()
})
