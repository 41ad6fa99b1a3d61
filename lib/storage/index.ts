import 'server-only'
import path from 'node:path'
import { env } from '@/lib/env'
import { blobStore } from './blob-store'
import { diskStore } from './disk-store'
import { withCircuitBreaker } from './circuit-breaker'
import type { IconStore } from './types'

/** The only place that knows where icon files lie. */
export const iconStore: IconStore = env.BLOB_READ_WRITE_TOKEN
  ? withCircuitBreaker(blobStore(env.BLOB_READ_WRITE_TOKEN))
  : diskStore(path.join(/*turbopackIgnore: true*/ env.DATA_DIR, 'icons'))
