import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/tests/support/free-port'

/**
 * The baseline of the benchmarks: the smallest application of the same Next.js, built and started
 * as its documentation says.
 */
export interface BareNext {
  origin: string
  folder: string
  stop: () => void
}

const FILES: Record<string, string> = {
  'app/layout.js': `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }`,
  'app/page.js': `export default function Page() { return <h1>Hello</h1> }`,
  'app/dynamic/page.js': `export const dynamic = 'force-dynamic'\nexport default function Page() { return <h1>Hello {Date.now()}</h1> }`,
  'app/api/bare/route.js': `export const dynamic = 'force-dynamic'\nexport function GET() { return Response.json({ hello: 'world' }) }`,
  'package.json': `{ "name": "bare", "private": true }`,
}

export async function startBareNext(): Promise<BareNext> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-next-'))
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  // Webpack, because Turbopack does not follow the symlink out of the folder.
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build', '--webpack'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the bare application did not build:\n${stdout}${stderr}`)
  const port = await freePort()
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the bare application ended with ${String(code)}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    stop: () => {
      child.removeAllListeners('exit')
      child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
