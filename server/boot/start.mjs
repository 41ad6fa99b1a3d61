import { isBuildStale, PROGRAM } from '../build/build-age.mjs'
import { runNode } from '../build/run-node.mjs'

/**
 * `npm start`: builds if the build is missing or older than the sources, then serves. Plain
 * JavaScript that loads a bundle, because loading TypeScript took a third of the start time.
 */
if (isBuildStale()) {
  const status = await runNode(['--import', 'tsx', 'server/build/build.ts'])
  if (status !== 0) process.exit(status)
}
await import(`../../${PROGRAM}/server.js`)
