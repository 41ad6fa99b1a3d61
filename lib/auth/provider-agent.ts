import { Agent, type ClientRequestArgs } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { Socket } from 'node:net'
import { stallTolerantTimeout } from '@/lib/stall-tolerant-timeout'

const PATIENCE_MS = 10_000
/** Documents, keys and tokens are a few kilobytes each. */
const MOST_BYTES = 1024 * 1024

/**
 * Connections to a provider, none of which lasts. The library that asks waits three seconds for the head of an answer, and
 * for the rest of it without end.
 */
export function providerAgent(issuer: string, patienceMs = PATIENCE_MS): Agent {
  const agent = issuer.startsWith('https:') ? new SecureAgent() : new Agent()
  const connect = (agent as Connecting).createConnection.bind(agent)
  const createConnection: Connect = (...asked) => {
    const socket = connect(...asked)
    socket.once(
      'close',
      stallTolerantTimeout(patienceMs, () => socket.destroy(new Error('the provider took too long'))),
    )
    socket.on('data', () => {
      if (socket.bytesRead > MOST_BYTES) socket.destroy(new Error('the provider said too much'))
    })
    return socket
  }
  return Object.assign(agent, { createConnection })
}

type Connect = (options: ClientRequestArgs, done?: (error: Error | null, socket: Socket) => void) => Socket
type Connecting = Agent & { createConnection: Connect }
