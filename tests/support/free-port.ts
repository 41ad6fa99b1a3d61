import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { errorCode } from '@/lib/error-code'

/** Below the ephemeral ports of Linux, macOS and Windows. */
const FIRST = 20_000
const LAST = 32_000

/**
 * For tests that must know a port before a server listens there, or need one without a server. The
 * system could reassign an ephemeral port as soon as it is closed, while a test still uses it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return false
    throw error
  }
  server.close()
  await once(server, 'close')
  return true
}
