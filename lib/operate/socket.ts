import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { socketPath } from '@/lib/db/folder-lock'
import { errorCode } from '@/lib/error-code'
import { log } from '@/lib/log'
import { CommandRefused } from './command'
import type { CommandRequest } from './commands'

/**
 * A Unix socket to the process that has the embedded database open: one line of JSON in, lines of
 * JSON out. Only the user who runs the product can open it, and that user can read its files
 * anyway.
 */
const NAME = 'operate'
const OWNER_ALONE = 0o177

const OrderLine = z.object({ command: z.string(), args: z.array(z.string()) })
const ReplyLine = z.union([
  z.object({ line: z.string() }),
  z.object({ refused: z.string() }),
  z.object({ failed: z.string() }),
  z.object({ done: z.literal(true) }),
])
type Reply = z.output<typeof ReplyLine>

type RunCommand = (order: CommandRequest) => AsyncIterable<string>

async function firstLine(socket: Socket): Promise<string> {
  for await (const line of createInterface({ input: socket })) return line
  throw new Error('an operator disconnected without a command')
}

async function* replies(line: string, carryOut: RunCommand): AsyncGenerator<string> {
  const framed = (reply: Reply) => `${JSON.stringify(reply)}\n`
  try {
    const order = OrderLine.parse(JSON.parse(line))
    log.info({ command: order.command, args: order.args }, 'operator command')
    for await (const outputLines of carryOut(order)) yield framed({ line: outputLines })
    yield framed({ done: true })
  } catch (error) {
    if (error instanceof CommandRefused) return yield framed({ refused: error.message })
    log.error({ err: error }, 'an operator command failed')
    yield framed({ failed: error instanceof Error ? error.message : String(error) })
  }
}

/**
 * Listens in the data folder. The caller holds the folder's lock, so an existing socket file is
 * stale.
 */
export async function serveCommands(dataDir: string, carryOut: RunCommand): Promise<() => Promise<void>> {
  const path = socketPath(dataDir, NAME)
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    firstLine(socket)
      .then((line) => pipeline(Readable.from(replies(line, carryOut)), socket))
      .catch((error: unknown) => log.warn({ err: error }, 'an operator disconnected before the end of a command'))
  })
  if (process.platform !== 'win32') rmSync(path, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // The socket file is created during this call, so the umask restricts it from the first moment.
    const usual = process.umask(OWNER_ALONE)
    server.listen(path, resolve)
    process.umask(usual)
  })
  server.unref()
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      // An idle client would otherwise delay closing.
      for (const socket of open) socket.destroy()
    })
}

function reach(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
      else reject(error)
    })
  })
}

/** The output of the running product, or undefined if no product runs on this folder. */
export async function sendCommand(dataDir: string, order: CommandRequest): Promise<AsyncIterable<string> | undefined> {
  const socket = await reach(socketPath(dataDir, NAME))
  if (!socket) return undefined
  socket.write(`${JSON.stringify(order)}\n`)
  return said(socket)
}

async function* said(socket: Socket): AsyncGenerator<string> {
  for await (const text of repliesUntilTheEnd(socket)) {
    const reply = ReplyLine.parse(JSON.parse(text))
    if ('line' in reply) yield reply.line
    else if ('refused' in reply) throw new CommandRefused(reply.refused)
    else if ('failed' in reply) throw new Error(reply.failed)
    else return socket.destroy()
  }
  throw new Error('Stackbook stopped before it had finished this; ask again')
}

const BROKEN_OFF = new Set<unknown>(['ECONNRESET', 'EPIPE'])

/** A killed process resets the connection, which also ends the output. */
async function* repliesUntilTheEnd(socket: Socket): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: socket })
  } catch (error) {
    if (!BROKEN_OFF.has(errorCode(error))) throw error
  }
}
