import type { IncomingMessage } from 'node:http'

/** What we send beside plain bytes, the smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** What this visitor would rather read, and the smaller of two that they like as much. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const weights = new Map(
    String(headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map(weighed),
  )
  const weight = (encoding: Encoding) => weights.get(encoding) ?? 0
  const best = ENCODINGS.reduce((liked, other) => (weight(other) > weight(liked) ? other : liked))
  return weight(best) > 0 ? best : undefined
}

/** `gzip;q=0.5` and the like. A weight that cannot be read counts as none: nobody gets what they may not want. */
function weighed(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}
