import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

const PREFERRED: Encoding[] = ['br', 'gzip']

/** Browsers and programs send few different headers; reading one takes as long as a cached answer. */
const known = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 200, maxSize: 100_000 })

/** The encoding for a response to this request; Brotli if the client prefers neither. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const accepted = headers['accept-encoding']?.toString() ?? ''
  const read = known.get(accepted) ?? { encoding: bestEncoding(headers) }
  known.set(accepted, read, { size: accepted.length + 1 })
  return read.encoding
}

function bestEncoding(headers: IncomingMessage['headers']): Encoding | undefined {
  const [best] = new Negotiator({ headers }).encodings([...PREFERRED, 'identity'], { preferred: PREFERRED })
  return PREFERRED.find((encoding) => encoding === best)
}
