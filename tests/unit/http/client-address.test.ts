import { expect, test } from 'vitest'
import { addressKey, clientAddress } from '@/lib/http/client-address'

// promise: shared-rate-limits
test.each([
  ['no proxy is trusted', '198.51.100.7', '203.0.113.9', 0, '198.51.100.7'],
  ['one is', '198.51.100.7', '203.0.113.9', 1, '203.0.113.9'],
  ['the visitor claims another before it', '198.51.100.7', '192.0.2.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two are', '198.51.100.7', '192.0.2.1, 203.0.113.9, 198.51.100.8', 2, '203.0.113.9'],
  ['fewer have written than are trusted', '198.51.100.7', '203.0.113.9', 3, '203.0.113.9'],
  ['it has written nothing', '198.51.100.7', undefined, 1, '198.51.100.7'],
  ['it writes a port behind it', '198.51.100.7', '203.0.113.9:50123', 1, '203.0.113.9'],
  ['it writes brackets and a port', '198.51.100.7', '[2001:db8::1]:50123', 1, '2001:db8::1'],
  ['it writes IPv4 as IPv6', '198.51.100.7', '::ffff:203.0.113.9', 1, '203.0.113.9'],
  ['it writes IPv6 alone', '198.51.100.7', '2001:db8::1', 1, '2001:db8::1'],
])('the address that limits count by, where %s', (_what, socket, header, hops, address) =>
  expect(clientAddress(socket, header, hops)).toBe(address),
)

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key))
