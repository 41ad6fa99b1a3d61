import { readEnvFile } from './env-file'
import { failStart } from './fail-start'
import { ignoreOutputErrors } from './output-errors'

/** Serves what was built: for `npm start`, and for `node server.js` in the standalone folder. `--dev` serves the sources. */
const dev = process.argv.includes('--dev')
Object.assign(process.env, {
  NODE_ENV: dev ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
})

ignoreOutputErrors()
try {
  readEnvFile()
  // Read before anything else, so that a bad variable is all that is said.
  await import('@/lib/env')
  if (!dev) (await import('./log-output')).logOutput()
  if (dev) (await import('@/server/build/generate-client')).generateClientWhenStale()
  await (
    await import('./main')
  ).main({ dev, engine: new URL(dev ? '../engine/worker-from-sources.mjs' : './engine.js', import.meta.url) })
} catch (error) {
  failStart(error)
}
