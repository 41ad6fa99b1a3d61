import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ENV_NAMES } from '@/lib/env'

export interface Product {
  origin: string
  dataDir: string
  pid: number | undefined
  /** All output so far. */
  output: () => string
  kill: (signal?: NodeJS.Signals) => Promise<void>
  /** Stops it and deletes its files. */
  stop: () => Promise<void>
}

/**
 * The signing secret of tokens and sessions, so that tests can sign forgeries that differ in one
 * part.
 */
export const TEST_SECRET = 'tests-secret-tests-secret-tests'

const START_TIMEOUT_MS = 170_000

/** The program to start and its folder; `npm start` in this project by default. */
interface Installation {
  folder?: string
  program?: string[]
  /** The limit of open file descriptors. */
  descriptors?: number
}

/** Set variables win over `.env`, and an empty one counts as unset. */
const UNSET = Object.fromEntries(ENV_NAMES.map((name) => [name, '']))

/** Starts the real product in a separate process, on a free port with a temporary data folder. */
export async function startProduct(
  env: Record<string, string> = {},
  dataDir?: string,
  { folder: cwd = process.cwd(), program = ['server/boot/start.mjs'], descriptors }: Installation = {},
): Promise<Product> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'stackbook-')))
  const command = [process.execPath, ...program]
  // Node has no call for the limit of descriptors, so a shell sets it and is replaced by the
  // product.
  const [file = '', ...args] = descriptors
    ? ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`, ...command]
    : command
  const child = spawn(file, args, {
    cwd,
    // The developer's configuration is not inherited.
    env: {
      ...(cwd === process.cwd() ? UNSET : {}),
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_OPTIONS: '',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RATE_LIMIT: 'off',
      NEXTAUTH_SECRET: TEST_SECRET,
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that exceeds its timeout does not stop the product, so kill it when the worker exits.
  const abandon = () => child.kill('SIGKILL')
  process.once('exit', abandon)
  child.once('exit', () => process.off('exit', abandon))
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const origin = await listening(
    child,
    (line) => (output += `${line}\n`),
    () => output,
  )
  const kill = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    origin,
    dataDir: folder,
    pid: child.pid,
    output: () => output,
    kill,
    stop: async () => {
      await kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function listening(child: ChildProcess, keep: (line: string) => void, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('the product has no output'))
    const timer = setTimeout(
      () => reject(new Error(`the product did not start in time:\n${output()}`)),
      START_TIMEOUT_MS,
    )
    createInterface({ input: child.stdout }).on('line', (line) => {
      keep(line)
      const port = /listens on http:\/\/localhost:(\d+)/.exec(line)?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve(`http://127.0.0.1:${port}`)
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the product ended with ${String(code)} before it listened:\n${output()}`))
    })
  })
}
