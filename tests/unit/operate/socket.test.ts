import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CommandRefused } from '@/lib/operate/command'
import { sendCommand, serveCommands } from '@/lib/operate/socket'

let folder: string
let stop: (() => Promise<void>) | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stackbook-socket-'))
})
afterEach(async () => {
  await stop?.()
  stop = undefined
  await rm(folder, { recursive: true })
})

async function answer(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  for await (const line of (await sendCommand(folder, { command: 'say', args })) ?? []) lines.push(line)
  return lines
}

test('without a running product there is no output', async () => {
  expect(await sendCommand(folder, { command: 'say', args: [] })).toBeUndefined()
})

test('output comes back line by line with its exact characters', async () => {
  const odd = ['plain', 'two\nlines', '{"done":true}', '', '日本語 "']
  stop = await serveCommands(folder, async function* ({ args }) {
    yield* args
  })
  expect(await answer(...odd)).toEqual(odd)
  const many = Array.from({ length: 5000 }, (_, number) => `${number} ${'x'.repeat(200)}`)
  expect(await answer(...many)).toEqual(many)
})

test('a refusal and a failure are printed as one sentence', async () => {
  stop = await serveCommands(folder, async function* ({ args }) {
    yield 'begun'
    throw args[0] === 'refuse' ? new CommandRefused('Not like that.') : new Error('It broke.')
  })
  const refused = answer('refuse')
  await expect(refused).rejects.toBeInstanceOf(CommandRefused)
  await expect(refused).rejects.toThrow('Not like that.')
  await expect(answer()).rejects.toThrow('It broke.')
})

test('an interrupted answer is reported as unfinished', async () => {
  stop = await serveCommands(folder, async function* () {
    yield 'begun'
    await stop?.()
    yield 'never heard'
  })
  await expect(answer()).rejects.toThrow('stopped before it had finished')
  stop = undefined
})

test('a product killed before it reads the command is reported as stopped', async () => {
  const deaf = createServer({ pauseOnConnect: true }).listen(path.join(folder, 'operate.sock'))
  const asked = once(deaf, 'connection') as Promise<[Socket]>
  const heard = answer('an unread line')
  const [connection] = await asked
  connection.destroy()
  await expect(heard).rejects.toThrow('stopped before it had finished')
  deaf.close()
})

test('an idle client does not delay closing the socket', async () => {
  const end = await serveCommands(folder, async function* () {})
  const silent = connect(path.join(folder, 'operate.sock'))
  await new Promise((resolve) => silent.once('connect', resolve))
  const closed = new Promise((resolve) => silent.once('close', resolve))
  silent.resume()
  await end()
  await closed
})

test('a socket left by a killed process is replaced', async () => {
  const left = createServer()
  await new Promise<void>((resolve) => left.listen(path.join(folder, 'operate.sock'), resolve))
  stop = await serveCommands(folder, async function* () {
    yield 'alive'
  })
  expect(await answer()).toEqual(['alive'])
  await new Promise((resolve) => left.close(resolve))
})
