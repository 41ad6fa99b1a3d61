import { spawnSync } from 'node:child_process'
import { isBuildStale, PROGRAM } from './build-age.mjs'

/**
 * `npm start`: builds when the build is missing or older than the sources, then serves. Plain JavaScript, and what it
 * serves with is bundled: teaching Node to read TypeScript took a third of a start.
 */
if (isBuildStale()) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'server/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import(`../${PROGRAM}/server.js`)
