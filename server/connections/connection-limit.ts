import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { env } from '@/lib/env'
import { addressKey } from '@/lib/http/client-address'
import { log } from '@/lib/log'

export interface ConnectionLimit {
  readonly all: number
  readonly perAddress: number
}

const MOST_CONNECTIONS = 10_000
const WARN_EVERY_MS = 60_000

/**
 * Half of the process's descriptors stay free for files, the database and services. Behind a proxy
 * all connections come from its address, so there is no limit per address.
 */
export function connectionLimit(descriptors = descriptorLimit(), hops = env.TRUST_PROXY_HOPS): ConnectionLimit {
  const all = Math.min(MOST_CONNECTIONS, Math.floor(descriptors / 2))
  return { all, perAddress: hops > 0 ? all : Math.floor(all / 4) }
}

/** The process's limit of open descriptors. Node has it only in its diagnostic report. */
function descriptorLimit(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } }
  const limit = userLimits?.open_files?.soft
  // Windows has no such limit.
  return typeof limit === 'number' ? limit : Infinity
}

/**
 * Limits open connections per address and in all. A new connection beyond the limit closes the
 * oldest idle one, such as one that never completes its headers. Connections that have sent a whole
 * request are closed after the others, and the new one only if none is older.
 */
export function limitConnections(server: Server, open: ReadonlySet<ServerResponse>, limit = connectionLimit()): void {
  /** The address of each connection, the oldest connection first. */
  const addresses = new Map<Socket, string>()
  const counts = new Map<string, number>()
  const hasRequested = new WeakSet<Socket>()
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
    const oldest = idle.slice(0, -1).find((socket) => !hasRequested.has(socket)) ?? idle[0]
    if (!oldest) return
    // Its close event comes later, and more connections may open until then.
    forget(oldest)
    oldest.destroy()
  }

  server.on('request', ({ socket }) => hasRequested.add(socket))
  server.on('connection', (socket: Socket) => {
    const own = addressKey(socket.remoteAddress ?? 'unknown')
    const ofAddress = (counts.get(own) ?? 0) + 1
    counts.set(own, ofAddress)
    addresses.set(socket, own)
    socket.once('close', () => forget(socket))
    const exceedsAddress = ofAddress > limit.perAddress
    if (!exceedsAddress && addresses.size <= limit.all) return
    if (performance.now() - warnedAt > WARN_EVERY_MS) {
      warnedAt = performance.now()
      log.warn({ connections: addresses.size, perAddress: ofAddress, limit }, 'too many connections; closing idle ones')
    }
    closeOldest((address) => !exceedsAddress || address === own)
  })
}
