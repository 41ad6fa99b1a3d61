import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { smtpMailer } from '@/lib/mail/smtp'

const LETTER = { to: 'a@example.com', subject: '', text: '', html: '' }

/** A server that greets, answers with endless lines, and keeps its side of each connection open. */
async function startDrippingServer() {
  const closed: Promise<void>[] = []
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    closed.push(new Promise((resolve) => socket.once('close', () => resolve())))
    socket.write('220 ready\r\n')
    const drip = setInterval(() => socket.write('250-wait\r\n'), 20)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => clearInterval(drip))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, closed, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a mail server that sends single bytes is given up after the time limit of a mail, and its socket is destroyed', async () => {
  const { server, closed, url } = await startDrippingServer()
  await expect(smtpMailer(url, 'from@example.com', 400)(LETTER)).rejects.toMatchObject({
    code: 'EABORT',
    cause: new Error('the mail server took too long'),
  })
  expect(closed).toHaveLength(1)
  await Promise.all(closed)
  server.close()
  await once(server, 'close')
})
