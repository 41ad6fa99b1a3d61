/** The limit: ten times that of uploads, because operators store files too. */
const MAX_FILE_BYTES = 1024 * 1024

/**
 * Counts bytes while reading, because the announced length may be wrong or missing. Undefined if
 * the file is too large.
 */
export async function readBounded({ body }: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
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
