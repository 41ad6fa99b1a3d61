import path from 'node:path'
import { env, s3 } from '@/lib/env'
import { blobStore } from './blob-store'
import { diskStore } from './disk-store'
import { withCircuitBreaker } from './circuit-breaker'
import { s3Store } from './s3-store'
import type { IconStore } from './types'

/** The only code that decides where files are stored. */
function storeOf(folder: string): IconStore {
  const { BLOB_READ_WRITE_TOKEN: token, VERCEL_BLOB_API_URL: apiUrl, DATA_DIR } = env
  if (s3) return withCircuitBreaker(s3Store(s3, folder))
  if (token) return withCircuitBreaker(blobStore({ token, apiUrl }, folder))
  return diskStore(path.join(/*turbopackIgnore: true*/ DATA_DIR, folder))
}

export const iconStore = storeOf('icons')

/** Drawn pictures of stacks: a cache, so no backup contains them. */
export const pictureStore = storeOf('pictures')
