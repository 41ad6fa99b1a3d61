import { Agent, type ClientRequestArgs } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { Socket } from 'node:net'
import { stallTolerantTimeout } from '@/lib/stall-tolerant-timeout'

const MAX_CONNECTION_MS = 10_000
/**
 * The byte limit of a connection: far above metadata, keys and tokens, which have a few kilobytes.
 */
const MOST_BYTES = 1024 * 1024

/**
 * An agent whose connections to a provider end after a time and a size. The client library limits
 * only the wait for the head of a response, to three seconds.
 */
export function providerAgent(issuer: string, maxConnectionMs = MAX_CONNECTION_MS): Agent {
  const agent = issuer.startsWith('https:') ? new SecureAgent() : new Agent()
  const connect = (agent as Connecting).createConnection.bind(agent)
  const createConnection: Connect = (...asked) => {
    const socket = connect(...asked)
    socket.once(
      'close',
      stallTolerantTimeout(maxConnectionMs, () => socket.destroy(new Error('the provider took too long'))),
    )
    socket.on('data', () => {
      if (socket.bytesRead > MOST_BYTES) socket.destroy(new Error('the provider sent too much'))
    })
    return socket
  }
  return Object.assign(agent, { createConnection })
}

type Connect = (options: ClientRequestArgs, done?: (error: Error | null, socket: Socket) => void) => Socket
type Connecting = Agent & { createConnection: Connect }
