import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '@/lib/env'
import { log } from '@/lib/log'
import { withTimeout } from '@/lib/with-timeout'
import { readBounded } from './read-bounded'
import { storeDeadlines } from './store-deadlines'
import type { IconStore } from './types'

/** Stores files in a folder of a bucket of Amazon S3 or a compatible service. */
export function s3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  folder: string,
): IconStore {
  // No retries: the circuit breaker decides when to try again.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const ask = (id: string, signal: AbortSignal, init: RequestInit = {}) =>
    client.fetch(`${endpoint}/${bucket}/${folder}/${encodeURIComponent(id)}`, { ...init, signal, redirect: 'error' })
  return {
    read: (id) =>
      withTimeout(storeDeadlines.read, async (signal) => {
        const response = await ask(id, signal)
        if (response.status === 404) return undefined
        if (!response.ok) throw await refusal(response)
        const bytes = await readBounded(response)
        if (!bytes) log.warn({ id }, 'a file in the S3 store is too large for an icon')
        return bytes
      }),
    write: (id, { type, bytes }) =>
      withTimeout(storeDeadlines.write, async (signal) => {
        const response = await ask(id, signal, {
          method: 'PUT',
          body: bytes,
          headers: {
            'content-type': type,
            'if-none-match': '*',
            // Without this header the client does not sign the body.
            'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
          },
        })
        if (!response.ok) throw await refusal(response)
      }),
    remove: (id) =>
      withTimeout(storeDeadlines.write, async (signal) => {
        const response = await ask(id, signal, { method: 'DELETE' })
        if (!response.ok && response.status !== 404) throw await refusal(response)
      }),
  }
}

/**
 * Contains the error code of the store, such as SignatureDoesNotMatch, but not its message, which
 * may quote the request.
 */
async function refusal(response: Response): Promise<Error> {
  const bytes = await readBounded(response)
  const code = /<Code>(\w+)<\/Code>/.exec(Buffer.from(bytes ?? []).toString())?.[1] ?? 'no code'
  return new Error(`the S3 store answered ${response.status} (${code})`)
}
