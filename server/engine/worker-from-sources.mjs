import { register } from 'tsx/esm/api'

/** The thread of the engine while one develops: a thread does not take over how its process reads TypeScript. */
register()
await import('./worker.ts')
