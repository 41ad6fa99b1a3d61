import { failStart } from './fail-start'
import { outliveReaders } from './unread-output'

/** `npm start`: builds when the build is missing or older than the sources, then serves. `--dev` serves without a build. */
const dev = process.argv.includes('--dev')
Object.assign(process.env, {
  NODE_ENV: dev ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
})

outliveReaders()
try {
  // Read before anything else, so that a bad variable stops the start with its one line before a long build.
  await import('@/lib/env')
  const { buildWhenStale } = await import('./build')
  const { generateWhenStale } = await import('./generate')
  if (dev) generateWhenStale()
  else buildWhenStale()
  await (await import('./main')).main({ dev })
} catch (error) {
  failStart(error)
}
