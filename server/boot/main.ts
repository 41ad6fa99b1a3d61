import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createListener } from 'node:net'
import next from 'next'
import { authSecret } from '@/lib/auth/secret'
import { rethrowFolderError } from '@/lib/data-folder'
import { MigrationLocked } from '@/lib/db/migrate'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { WrongReplica } from '@/lib/db/replica/same-system'
import { WrongEncoding } from '@/lib/db/requirements'
import { setEnginePool } from '@/lib/engine/embedded/engine-pool'
import { visitorKey } from '@/lib/http/request-state'
import { env, publicOrigin, redact } from '@/lib/env'
import { log } from '@/lib/log'
import { runCommand, type CommandRequest } from '@/lib/operate/commands'
import { COPY, copyDatabase } from '@/lib/operate/live-copy'
import { CHECK_RESTORE, checkRestore, INSTALL_RESTORED, installRestoredDatabase } from '@/lib/operate/live-restore'
import { serveCommands } from '@/lib/operate/socket'
import { setPageCleaner } from '@/lib/persona/sanitise/clean-page'
import { seed } from '@/prisma/seed'
import { flushViews } from '@/lib/stack/views'
import { servePrecompressed } from '@/server/cache/precompressed-files'
import { responseCache } from '@/server/cache/response-cache'
import { limitConnections } from '@/server/connections/connection-limit'
import { answerHalfClosedConnections } from '@/server/connections/half-closed-connections'
import { closeIdleConnections } from '@/server/connections/idle-connections'
import { answerInvalidRequests } from '@/server/connections/invalid-requests'
import { trackOpenResponses } from '@/server/connections/open-responses'
import { limitUnsentBytes } from '@/server/connections/unsent-bytes-limit'
import { WorkerPool } from '@/server/engine/worker-pool'
import { limitPageRate } from '@/server/gate/page-rate-limit'
import { requestGate } from '@/server/gate/request-gate'
import { loadBuiltConfig } from '@/server/next-internals'
import { startTracing } from '@/server/telemetry/start-tracing'
import { startHousekeeping } from './housekeeping'
import { shutdownOnSignal } from './shutdown'
import { preloadIndexes, preloadModules, WARM_UP_PROMPT } from './warm-up'

/**
 * Starts the server. Next loads while the database opens, to start sooner. Errors are thrown for
 * `failStart`.
 */
export async function main({ dev, engine }: { dev: boolean; engine: URL }): Promise<void> {
  await requireFreePort()
  // next-auth reads its own variables; without a public origin it follows the Host header.
  process.env.NEXTAUTH_SECRET = authSecret()
  if (!env.NEXTAUTH_URL) process.env.AUTH_TRUST_HOST = 'true'
  if (env.RATE_LIMIT === 'off') log.warn('RATE_LIMIT is off: no request is limited')

  const stopTracing = await startTracing()
  if (!dev) loadBuiltConfig()
  // In production Next would handle every `Upgrade` of our server and leave most of them
  // unanswered, so it gets a server that never listens.
  const upgrades = dev ? undefined : createServer()
  const app = next({ dev, dir: process.cwd(), hostname: env.HOST, port: env.PORT, httpServer: upgrades })
  const opened = openDatabase()
  // Loading pages blocks this thread for longer than the connection timeout.
  if (env.DATABASE_URL) await opened
  const [gate, stopCommands] = await Promise.all([
    openGate(app, opened, dev),
    env.DATABASE_URL ? undefined : opened.then(() => serveCommands(env.DATA_DIR, operate).catch(rethrowFolderError)),
    startEngine(engine),
  ])
  // The request gate answers a request without a host.
  const server = createServer({ requireHostHeader: false, connectionsCheckingInterval: 5_000 }, gate)
  // Unknown `Expect` headers are ignored.
  server.on('checkExpectation', gate)
  answerInvalidRequests(server)
  answerHalfClosedConnections(server)
  // An incomplete request must not keep its connection open for ever.
  server.headersTimeout = 15_000
  server.requestTimeout = 60_000
  server.keepAliveTimeout = 20_000
  const open = trackOpenResponses(server)
  limitConnections(server, open)
  closeIdleConnections(server, open)
  limitUnsentBytes(server, open)
  shutdownOnSignal(server, {
    finish: () => app.close(),
    close: async () => {
      await stopCommands?.()
      await flushViews()
      await closeDatabase()
      await stopTracing()
    },
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.PORT, env.HOST, resolve)
  })
  startHousekeeping()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  log.info({ port, origin: publicOrigin, database: env.DATABASE_URL ? 'postgresql' : 'embedded' }, 'listening')
  // For people; the line above is JSON for log collectors.
  process.stdout.write(`Stackbook listens on http://localhost:${port}\n`)
  if (!dev) void preloadIndexes(gate)
}

/**
 * Wraps Next's handler in the gate, the precompressed files and the caches, and loads its modules.
 */
async function openGate(app: ReturnType<typeof next>, opened: Promise<void>, dev: boolean) {
  await Promise.all([opened, app.prepare()])
  const handle = app.getRequestHandler()
  if (dev) return requestGate(handle, { dev })
  const { firstViews } = await import('@/server/shared-page/first-view')
  const { firstRead } = await import('@/server/shared-page/first-read')
  const cache = responseCache(limitPageRate(handle), { firstView: await firstViews(), firstRead })
  const gate = requestGate(await servePrecompressed(cache), { dev })
  await preloadModules(gate)
  return gate
}

/** Reports a wrong address or a port in use first, not after everything has loaded. */
async function requireFreePort(): Promise<void> {
  const listener = createListener().listen(env.PORT, env.HOST)
  await once(listener, 'listening')
  listener.close()
  await once(listener, 'close')
}

/** Resolves after the engine's first answer, when its data is loaded. */
async function startEngine(program: URL): Promise<void> {
  const question = { prompt: WARM_UP_PROMPT, tools: '', intelligence: false }
  const pool = new WorkerPool(program, { warmUp: { task: 'generate', question } })
  setEnginePool(pool)
  setPageCleaner((page) => pool.ask('cleanPage', page, { signal: new AbortController().signal, visitor: visitorKey() }))
  await pool.start()
}

async function openDatabase(): Promise<void> {
  await sharedPool().catch((error: unknown) => {
    throw env.DATABASE_URL ? connectionError(env.DATABASE_URL, error) : error
  })
  await seed()
}

const NO_TLS = 'The server does not support SSL connections'

/** A host with two addresses gives an AggregateError without a message. */
function connectionError(url: string, error: unknown): Error {
  if (error instanceof MigrationLocked || error instanceof WrongEncoding || error instanceof WrongReplica) return error
  const { message } = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error)
  if (message === NO_TLS)
    return new Error(
      'DATABASE_URL asks for an encrypted connection, which this server does not offer; turn on TLS there, or set sslmode=disable in DATABASE_URL if the network is private',
      { cause: error },
    )
  const value = redact('DATABASE_URL', url)
  return new Error(
    `DATABASE_URL holds ${value}; expected a PostgreSQL that accepts connections from Stackbook (${message})`,
    {
      cause: error,
    },
  )
}

/** Gets the pool for each command, because a reopened database has another one. */
async function* operate(order: CommandRequest): AsyncGenerator<string> {
  const pool = await sharedPool()
  switch (order.command) {
    case COPY:
      return yield* copyDatabase(pool, env.DATA_DIR)
    case CHECK_RESTORE:
      return yield* checkRestore(pool, order.args)
    case INSTALL_RESTORED:
      return yield* installRestoredDatabase(env.DATA_DIR, order.args)
    default:
      yield* runCommand(pool, order)
  }
}
