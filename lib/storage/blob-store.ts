import { BlobNotFoundError, del, head, put } from '@vercel/blob'
import { setBlobApiUrl } from '@/lib/env'
import { log } from '@/lib/log'
import { withTimeout } from '@/lib/with-timeout'
import { readBounded } from './read-bounded'
import { storeDeadlines } from './store-deadlines'
import type { IconStore } from './types'

const VERCEL = 'https://vercel.com/api/blob'

export interface BlobSettings {
  readonly token: string
  readonly apiUrl?: string | undefined
}

/**
 * Stores files in a folder of a Vercel Blob store. Each call has a deadline, because the client
 * library retries failures for minutes.
 */
export function blobStore({ token, apiUrl = VERCEL }: BlobSettings, folder: string): IconStore {
  setBlobApiUrl(apiUrl)
  const pathOf = (id: string) => `${folder}/${id}`
  return {
    read: (id) =>
      withTimeout(storeDeadlines.read, async (abortSignal) => {
        try {
          const { url } = await head(pathOf(id), { token, abortSignal })
          return await download(url, abortSignal)
        } catch (error) {
          if (error instanceof BlobNotFoundError) return undefined
          throw error
        }
      }),
    write: (id, { type, bytes }) =>
      withTimeout(storeDeadlines.write, async (abortSignal) => {
        await put(pathOf(id), Buffer.from(bytes), {
          token,
          abortSignal,
          access: 'public',
          contentType: type,
          addRandomSuffix: false,
          allowOverwrite: false,
        })
      }),
    remove: (id) => withTimeout(storeDeadlines.write, (abortSignal) => del(pathOf(id), { token, abortSignal })),
  }
}

async function download(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetch(url, { signal, redirect: 'error' })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`the blob store answered ${response.status}`)
  const bytes = await readBounded(response)
  if (!bytes) log.warn({ url }, 'a file in the blob store is too large for an icon')
  return bytes
}
