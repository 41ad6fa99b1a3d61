import { spawnSync } from 'node:child_process'
import { buildWhenStale } from '@/server/build'
import { generateWhenStale } from '@/server/generate'
import { findChromium } from '@/tests/support/find-chromium'

/** `npm test`: everything that CI runs, in the order in which a mistake shows soonest. */
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.CHECKPOINT_DISABLE = '1'

const STEPS: [string, string[]][] = [
  ['types', ['tsc', '--noEmit']],
  ['lint', ['eslint', '.', '--max-warnings', '0']],
  ['format', ['prettier', '--check', '.']],
  ['unit', ['vitest', 'run', '--project', 'unit']],
]
const STEPS_ON_BUILD: [string, string[]][] = [
  ['contract and API', ['vitest', 'run', '--project', 'contract', '--project', 'api']],
  ['end to end', ['playwright', 'test']],
]

function run([name, [command = '', ...args]]: [string, string[]]): void {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(status ?? 1)
  }
  console.log(`── ${name}: passed in ${Math.round((Date.now() - started) / 1000)} s`)
}

const chromium = await findChromium()
if (!chromium) {
  console.error(
    'No Chromium starts on this machine, and the end-to-end tests need one. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  )
  process.exit(1)
}
process.env.CHROMIUM_PATH = chromium
generateWhenStale()
for (const step of STEPS) run(step)
buildWhenStale()
for (const step of STEPS_ON_BUILD) run(step)
