import { spawn } from 'node:child_process'
import { isBuildStale } from '@/server/build/build-age.mjs'
import { generateClientWhenStale } from '@/server/build/generate-client'
import { findChromium } from '@/tests/support/find-chromium'

/** `npm test`: all checks of CI, those that fail soonest first. */
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.CHECKPOINT_DISABLE = '1'

interface Step {
  name: string
  command: string[]
}

const STATIC: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '.'] },
]
const BUILD: Step = { name: 'build', command: ['tsx', 'server/build/build.ts'] }
const UNIT: Step = { name: 'unit', command: ['vitest', 'run', '--project', 'unit', '--project', 'unit-pure'] }
const EVALUATION: Step = { name: 'evaluation', command: ['tsx', 'scripts/eval.ts', '--without-times'] }
const API: Step = {
  name: 'contract and API',
  command: ['vitest', 'run', '--project', 'contract', '--project', 'api', '--project', 'alone'],
}
const CHANGING_BUILD: Step = { name: 'changing the build', command: ['vitest', 'run', '--project', 'changing-build'] }
const WAITING: Step = { name: 'waiting', command: ['vitest', 'run', '--project', 'waiting'] }
const STORIES: Step = { name: 'end to end', command: ['playwright', 'test'] }

const running = new Set<ReturnType<typeof spawn>>()

/**
 * With `quietly` the output is printed at the end, because another step prints at the same time.
 */
async function run({ name, command }: Step, { quietly = false } = {}): Promise<void> {
  const started = Date.now()
  if (!quietly) console.log(`\n── ${name}`)
  const child = spawn('npx', ['--no-install', ...command], {
    stdio: quietly ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  })
  running.add(child)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const status = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  running.delete(child)
  if (quietly) console.log(`\n── ${name}\n${Buffer.concat(output).toString().trim()}`)
  if (status !== 0) fail(name, status)
  console.log(`── ${name}: passed in ${secondsSince(started)} s`)
}

const secondsSince = (started: number) => Math.round((Date.now() - started) / 1000)

/** Stops the other steps, so that the first failure is the last line of the output. */
function fail(name: string, status: number): never {
  for (const child of running) child.kill()
  console.error(`\n${name}: failed`)
  process.exit(status)
}

async function oneByOne(steps: Step[]): Promise<void> {
  for (const step of steps) await run(step, { quietly: true })
}

const chromium = await findChromium()
if (!chromium) {
  console.error(
    'No Chromium starts on this machine, and the end-to-end tests need one. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  )
  process.exit(1)
}
process.env.CHROMIUM_PATH = chromium
generateClientWhenStale()
console.log('Types, lint, format and the build beside the unit tests…')
await Promise.all([oneByOne(isBuildStale() ? [...STATIC, BUILD] : STATIC), run(UNIT, { quietly: true })])
await run(API)
await Promise.all([run(EVALUATION), run(CHANGING_BUILD, { quietly: true })])
await Promise.all([run(STORIES), run(WAITING, { quietly: true })])
