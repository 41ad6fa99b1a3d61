import { spawn } from 'node:child_process'
import { once } from 'node:events'

interface Operated {
  code: number | null
  out: string
  err: string
}

interface Place {
  dataDir: string
  databaseUrl?: string | undefined
}

/**
 * The bundle of `server/boot/operate.ts`. It starts faster than npm's commands, which compile
 * TypeScript each time.
 */
const PROGRAM = '.next/program/operate.js'

/**
 * Runs `npm run <command> -- …` next to a running product, in a separate process with the same
 * configuration.
 */
export const operate = (place: Place, ...args: string[]): Promise<Operated> => beginOperating(place, ...args).ended

/** The same without waiting, for tests that do something meanwhile. */
export function beginOperating(
  { dataDir, databaseUrl }: Place,
  ...args: string[]
): { ended: Promise<Operated>; kill: () => void } {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }))
  return { ended, kill: () => child.kill('SIGKILL') }
}
