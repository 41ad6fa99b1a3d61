import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, cp, lchown, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from './free-port'
import type { TestPostgres } from './postgres'

export interface TestReplica {
  /** The server's address without a database. */
  url: string
  /** Receives the log without replaying it, as a slow replica that lags. */
  pauseReplay: () => Promise<void>
  resumeReplay: () => Promise<void>
  halt: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Files that are not copied: the primary's process id, its log (the replica requests it) and its
 * slots.
 */
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_wal\/.+|pg_replslot\/.+)$/

/**
 * A streaming replica of the primary, from an online copy of its folder: `pg_basebackup` is in no
 * package of npm.
 */
export async function startReplica(primary: TestPostgres): Promise<TestReplica> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stackbook-replica-'))
  const port = await freePort()
  const slot = `replica_${port}`
  const { port: primaryPort } = new URL(primary.url)
  const client = new pg.Client({ connectionString: `${primary.url}/postgres` })
  await client.connect()
  try {
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [slot])
    await client.query(`SELECT pg_backup_start('replica', true)`)
    await cp(primary.folder, folder, {
      recursive: true,
      filter: (from) => !LEFT_OUT.test(path.relative(primary.folder, from)),
    })
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
    await writeFile(path.join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  await writeFile(path.join(folder, 'standby.signal'), '')
  await appendFile(
    path.join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=postgres password=postgres'
primary_slot_name = '${slot}'
wal_retrieve_retry_interval = '200ms'
`,
  )
  const owner = await stat(primary.folder)
  await chmod(folder, 0o700)
  if (process.getuid?.() === 0) await giveTo(folder, owner)

  const url = `postgresql://postgres:postgres@127.0.0.1:${port}`
  let server: ChildProcess | undefined
  const start = async () => {
    server = spawn(primary.program, ['-D', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {}),
    })
    await acceptsConnections(server)
  }
  const halt = async () => {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }
  const tell = async (statement: string) => {
    const operator = new pg.Client({ connectionString: `${url}/postgres` })
    await operator.connect()
    await operator.query(statement)
    await operator.end()
  }
  process.once('exit', () => server?.kill('SIGKILL'))
  await start()
  return {
    url,
    pauseReplay: () => tell('SELECT pg_wal_replay_pause()'),
    resumeReplay: () => tell('SELECT pg_wal_replay_resume()'),
    halt,
    resume: start,
    stop: async () => {
      await halt()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of ['', ...names]) await lchown(path.join(folder, name), uid, gid)
}

const START_MS = 60_000

/** The server's log says when it accepts connections. */
function acceptsConnections(server: ChildProcess): Promise<void> {
  const { stderr } = server
  if (!stderr) throw new Error('the replica has no log')
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`the replica did not start:\n${said}`))
    const timer = setTimeout(fail, START_MS)
    server.once('exit', fail)
    stderr.on('data', (words: Buffer) => {
      said += words.toString()
      if (!said.includes('ready to accept read-only connections')) return
      clearTimeout(timer)
      server.off('exit', fail)
      stderr.removeAllListeners('data').resume()
      resolve()
    })
  })
}
