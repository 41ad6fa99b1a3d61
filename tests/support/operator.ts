import { spawn } from 'node:child_process'
import { once } from 'node:events'

interface Operated {
  code: number | null
  out: string
  err: string
}

/** Types `npm run <command> -- …` beside a product: a process of its own, with the product's configuration. */
export async function operate(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  ...args: string[]
): Promise<Operated> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/operate.ts', ...args], {
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
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, err }
}
