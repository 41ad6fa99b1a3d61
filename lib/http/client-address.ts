import ipaddr from 'ipaddr.js'

/**
 * The address that rate limits count by. N trusted proxies have written the last N entries of the
 * header, so the N-th from the right is the visitor. The visitor may have forged the entries before
 * it.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, hops: number): string {
  if (hops === 0) return normalizeAddress(socketAddress)
  const chain = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return normalizeAddress(chain.at(-hops) ?? chain[0] ?? socketAddress)
}

/** Normalizes: no port, brackets or zone; IPv4-mapped IPv6 becomes IPv4. */
function normalizeAddress(text: string): string {
  // Some proxies append the visitor's port, which differs for every connection.
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? []
  const address = parse(bracketed ?? dotted ?? text)
  return address ? address.toString() : text
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [address = ''] = text.split('%')
  // Without this check "1" and "0x7f000001" would be read as IPv4 addresses.
  if (!ipaddr.IPv6.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) return undefined
  return ipaddr.process(address)
}

/** One household or server usually has a whole /64 of IPv6, so limits count by that. */
export function addressKey(text: string): string {
  const address = parse(text)
  if (!address) return text
  return address instanceof ipaddr.IPv6 ? network(address, 64) : address.toString()
}

/**
 * The /48 around a key of `addressKey`. A site or a hosting customer owns one, with 65,536 keys in
 * it. Undefined for an IPv4 address and for anything that is no address.
 */
export function siteKey(key: string): string | undefined {
  const [, address] = /^([\da-f:]+)\/64$/.exec(key) ?? []
  return address && ipaddr.IPv6.isValid(address) ? network(ipaddr.IPv6.parse(address), 48) : undefined
}

const network = (address: ipaddr.IPv6, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`
