import { register } from 'tsx/esm/api'

/**
 * The engine thread's entry point in development: a thread does not inherit its process's
 * TypeScript loader.
 */
register()
await import('./worker.ts')
