import { readEnvFile } from '@/server/process/env-file'
import { failStart } from '@/server/process/fail-start'

/**
 * The entry point of the server: serves the build for `npm start` and for `node server.js` in the
 * standalone folder, and the sources with `--dev`.
 */
const dev = process.argv.includes('--dev')
Object.assign(process.env, {
  NODE_ENV: dev ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
})

ignoreOutputErrors()
try {
  readEnvFile()
  // Imported first, so that an invalid variable is the only message.
  await import('@/lib/env')
  if (!dev) (await import('@/lib/log-output')).logOutput()
  if (dev) (await import('@/server/build/generate-client')).generateClientWhenStale()
  await (
    await import('./main')
  ).main({ dev, engine: new URL(dev ? '../engine/worker-from-sources.mjs' : './engine.js', import.meta.url) })
} catch (error) {
  failStart(error)
}

/**
 * The reader of our output may close it: a terminal, `head`, a log collector. Every line would then
 * throw, and logging that error would throw again.
 */
function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
