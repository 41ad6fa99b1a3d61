import { register } from 'tsx/esm/api'

/** The engine thread while developing: a thread does not inherit its process's TypeScript loader. */
register()
await import('./worker.ts')
