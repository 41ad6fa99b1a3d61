import 'server-only'
import { BlobNotFoundError, del, head, put } from '@vercel/blob'
import { within } from '@/lib/within'
import type { IconStore } from './types'

/** The client repeats what failed for minutes; a picture is not worth a visitor's waiting. */
const READ_MS = 4_000
const WRITE_MS = 15_000

const pathOf = (id: string) => `icons/${id}`

/** Files in a Vercel Blob store, under `icons/{id}`. The client library itself knows where its API is. */
export function blobStore(token: string): IconStore {
  return {
    read: (id) =>
      within(READ_MS, async (abortSignal) => {
        try {
          const { url } = await head(pathOf(id), { token, abortSignal })
          return await download(url, abortSignal)
        } catch (error) {
          if (error instanceof BlobNotFoundError) return undefined
          throw error
        }
      }),
    write: (id, { type, bytes }) =>
      within(WRITE_MS, async (abortSignal) => {
        await put(pathOf(id), Buffer.from(bytes), {
          token,
          abortSignal,
          access: 'public',
          contentType: type,
          addRandomSuffix: false,
          allowOverwrite: false,
        })
      }),
    remove: (id) => within(WRITE_MS, (abortSignal) => del(pathOf(id), { token, abortSignal })),
  }
}

async function download(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetch(url, { signal, redirect: 'error' })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`the blob store answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
