import { BlobNotFoundError, del, head, put } from '@vercel/blob'
import { log } from '@/lib/log'
import { withTimeout } from '@/lib/with-timeout'
import type { IconStore } from './types'

/** The client repeats what failed for minutes; a picture is not worth a visitor's waiting. */
const READ_MS = 4_000
const WRITE_MS = 15_000

/** Ten times the largest icon that can be uploaded: operators put files there too. */
const MAX_FILE_BYTES = 1024 * 1024

/** Files in a folder of a Vercel Blob store. The client library itself knows where its API is. */
export function blobStore(token: string, folder: string): IconStore {
  const pathOf = (id: string) => `${folder}/${id}`
  return {
    read: (id) =>
      withTimeout(READ_MS, async (abortSignal) => {
        try {
          const { url } = await head(pathOf(id), { token, abortSignal })
          return await download(url, abortSignal)
        } catch (error) {
          if (error instanceof BlobNotFoundError) return undefined
          throw error
        }
      }),
    write: (id, { type, bytes }) =>
      withTimeout(WRITE_MS, async (abortSignal) => {
        await put(pathOf(id), Buffer.from(bytes), {
          token,
          abortSignal,
          access: 'public',
          contentType: type,
          addRandomSuffix: false,
          allowOverwrite: false,
        })
      }),
    remove: (id) => withTimeout(WRITE_MS, (abortSignal) => del(pathOf(id), { token, abortSignal })),
  }
}

async function download(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetch(url, { signal, redirect: 'error' })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`the blob store answered ${response.status}`)
  const bytes = await readBounded(response)
  if (!bytes) log.warn({ url, most: MAX_FILE_BYTES }, 'a file in the blob store is too large for an icon')
  return bytes
}

/** Counted while it is read: the announced length may be wrong or absent. Undefined when the file is too large. */
async function readBounded({ body }: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    // Leaving the loop cancels the download.
    if (size > MAX_FILE_BYTES) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
