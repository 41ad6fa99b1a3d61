import type { IncomingMessage } from 'node:http'

/** What we send beside plain bytes, the smaller one first. Browsers name Brotli only where nobody in between would break it. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

const NAMED: Record<Encoding, RegExp> = { br: named('br'), gzip: named('gzip') }

/** The smallest that this visitor says they can read. */
export function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding'])
  return ENCODINGS.find((encoding) => NAMED[encoding].test(accepted))
}

/** Named, and not with a weight of nothing, which means "never". */
function named(encoding: Encoding): RegExp {
  return new RegExp(String.raw`(?:^|[\s,])${encoding}(?=\s*(?:[;,]|$))(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, 'i')
}
