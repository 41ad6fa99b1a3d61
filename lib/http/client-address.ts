import { isIPv6 } from 'node:net'

/**
 * The address that limits count by. With N trusted proxies in front, the last N entries of the header were written by
 * them, and the N-th from the right is the visitor; whatever stands further left was sent by the visitor and may lie.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, hops: number): string {
  if (hops === 0) return plain(socketAddress)
  const chain = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return plain(chain.at(-hops) ?? chain[0] ?? socketAddress)
}

/** Some proxies write the visitor's port behind it, which is another one for every connection. */
function plain(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d+)?$/i.exec(address) ?? []
  return (bracketed ?? dotted ?? address).replace(/^::ffff:(?=\d+\.)/i, '')
}

/** One household or server usually owns a whole /64 of IPv6, so limits count by that. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const full = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return `${full
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}
