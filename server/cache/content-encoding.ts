import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

const PREFERRED: Encoding[] = ['br', 'gzip']

/** The encoding for a response to this request; Brotli if the client prefers neither. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const [best] = new Negotiator({ headers }).encodings([...PREFERRED, 'identity'], { preferred: PREFERRED })
  return PREFERRED.find((encoding) => encoding === best)
}
