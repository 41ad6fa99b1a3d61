import { createHash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as settled } from 'node:timers/promises'
import { errorCode } from '@/lib/error-code'

/**
 * How long to wait after listening before checking that the socket is still ours: much longer than
 * the time between finding an unused socket and removing it.
 */
const SETTLED_MS = 250

/**
 * Locks a data folder: the embedded database has no lock, and two processes on one folder silently
 * lose rows. A socket listens only while its process lives, so a crash leaves no stale lock, as a
 * file with a process id could (ids repeat in containers).
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const socket = socketPath(folder, 'lock')
  const server = createServer((connection) => connection.end())
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(socket, () => {
        server.off('error', reject)
        resolve()
      })
    })
  try {
    await listen()
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    if (await answers(socket)) throw new FolderInUse(folder)
    rmSync(socket, { force: true })
    const listening = listen()
    const mine = inodeOf(socket)
    await listening.catch((cause: unknown) => {
      throw errorCode(cause) === 'EADDRINUSE' ? new FolderInUse(folder) : cause
    })
    // A process that started at the same time may have removed our socket by now: the later one
    // wins.
    await settled(SETTLED_MS)
    // Not closed, because that would remove the other's socket file.
    if (inodeOf(socket) !== mine) throw new FolderInUse(folder)
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `DATA_DIR ${folder} is in use by another running Stackbook; stop it, or give this one another DATA_DIR or a DATABASE_URL`,
    )
    this.name = 'FolderInUse'
  }
}

/**
 * A socket's path may be no longer than about 100 bytes, so a deep folder gets a short name in the
 * system's temp.
 */
export function socketPath(folder: string, name: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\stackbook-${name}-${digest(folder)}`
  const inside = path.join(folder, `${name}.sock`)
  return Buffer.byteLength(inside) < 100 ? inside : path.join(tmpdir(), `stackbook-${name}-${digest(folder)}.sock`)
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}
