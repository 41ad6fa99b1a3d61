import { failStart } from './fail-start'
import { outliveReaders } from './unread-output'

/** `node server.js` in the standalone folder: serves what was built elsewhere. */
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })

outliveReaders()
try {
  await import('@/lib/env')
  await (await import('./main')).main({ dev: false })
} catch (error) {
  failStart(error)
}
