import path from 'node:path'
import { env } from '@/lib/env'
import { blobStore } from './blob-store'
import { diskStore } from './disk-store'
import { withCircuitBreaker } from './circuit-breaker'
import type { IconStore } from './types'

/** The only place that knows where files lie. */
const storeOf = (folder: string): IconStore =>
  env.BLOB_READ_WRITE_TOKEN
    ? withCircuitBreaker(blobStore(env.BLOB_READ_WRITE_TOKEN, folder))
    : diskStore(path.join(/*turbopackIgnore: true*/ env.DATA_DIR, folder))

export const iconStore = storeOf('icons')

/** Drawn pictures of stacks. They can be drawn again, so no backup holds them. */
export const pictureStore = storeOf('pictures')
