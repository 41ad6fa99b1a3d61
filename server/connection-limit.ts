import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { env } from '@/lib/env'
import { addressKey } from '@/lib/http/client-address'
import { log } from '@/lib/log'

export interface ConnectionLimit {
  readonly all: number
  readonly ofOneAddress: number
}

const MOST_CONNECTIONS = 10_000
const WARN_EVERY_MS = 60_000

/**
 * Half of the descriptors of this process stay for files, the database and services. Behind a proxy all connections come
 * from its address, so there only their number is bounded.
 */
export function connectionLimit(descriptors = descriptorLimit(), hops = env.TRUST_PROXY_HOPS): ConnectionLimit {
  const all = Math.min(MOST_CONNECTIONS, Math.floor(descriptors / 2))
  return { all, ofOneAddress: hops > 0 ? all : Math.floor(all / 4) }
}

/** How many descriptors this process may have open: Node tells it in its report alone. */
function descriptorLimit(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } }
  const limit = userLimits?.open_files?.soft
  // Windows has no such limit.
  return typeof limit === 'number' ? limit : Infinity
}

/**
 * Bounds how many connections are open, of one address and in all. A new connection beyond that replaces the oldest one
 * on which no answer is being made, such as a head that never ends; where there is none older, the new one is closed.
 * A connection that has sent a whole request is a visitor's: it is replaced only when no other older one is left.
 */
export function limitConnections(server: Server, open: ReadonlySet<ServerResponse>, limit = connectionLimit()): void {
  /** The address of each connection, the oldest connection first. */
  const addresses = new Map<Socket, string>()
  const counts = new Map<string, number>()
  const hasAsked = new WeakSet<Socket>()
  let warnedAt = -Infinity

  const forget = (socket: Socket) => {
    const address = addresses.get(socket)
    if (address === undefined) return
    addresses.delete(socket)
    const rest = (counts.get(address) ?? 1) - 1
    if (rest > 0) counts.set(address, rest)
    else counts.delete(address)
  }
  const closeOldest = (isCandidate: (address: string) => boolean) => {
    const answering = new Set([...open].map(({ req }) => req.socket))
    const idle = [...addresses].flatMap(([socket, address]) =>
      isCandidate(address) && !answering.has(socket) ? socket : [],
    )
    // The last one is the new connection itself.
    const oldest = idle.slice(0, -1).find((socket) => !hasAsked.has(socket)) ?? idle[0]
    if (!oldest) return
    // It tells of its end later, and more connections may come until then.
    forget(oldest)
    oldest.destroy()
  }

  server.on('request', ({ socket }) => hasAsked.add(socket))
  server.on('connection', (socket: Socket) => {
    const own = addressKey(socket.remoteAddress ?? 'unknown')
    const ofOwn = (counts.get(own) ?? 0) + 1
    counts.set(own, ofOwn)
    addresses.set(socket, own)
    socket.once('close', () => forget(socket))
    const isTooManyOfOne = ofOwn > limit.ofOneAddress
    if (!isTooManyOfOne && addresses.size <= limit.all) return
    if (performance.now() - warnedAt > WARN_EVERY_MS) {
      warnedAt = performance.now()
      log.warn({ connections: addresses.size, ofOneAddress: ofOwn, limit }, 'too many connections; closing idle ones')
    }
    closeOldest((address) => !isTooManyOfOne || address === own)
  })
}
