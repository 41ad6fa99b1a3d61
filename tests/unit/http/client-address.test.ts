import { expect, test } from 'vitest'
import { addressKey, clientAddress, siteKey } from '@/lib/http/client-address'

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
  ['it writes IPv4 as IPv6 in hexadecimal', '198.51.100.7', '::ffff:cb00:7109', 1, '203.0.113.9'],
  ['it writes IPv4 as IPv6 in brackets', '198.51.100.7', '[::ffff:203.0.113.9]:443', 1, '203.0.113.9'],
  ['it writes IPv6 alone', '198.51.100.7', '2001:db8::1', 1, '2001:db8::1'],
  ['it writes IPv6 in full', '198.51.100.7', '2001:0DB8:0:0:0:0:0:1', 1, '2001:db8::1'],
  ['it writes a name', '198.51.100.7', 'unknown', 1, 'unknown'],
  ['it writes one number', '198.51.100.7', '1', 1, '1'],
  ['the socket listens for IPv6 and the visitor has IPv4', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
])('client address: %s', (_what, socket, header, hops, address) =>
  expect(clientAddress(socket, header, hops)).toBe(address),
)

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key))

test.each([
  ['2001:db8:0:1::5', '2001:db8::/48'],
  ['2001:db8:0:ffff::5', '2001:db8::/48'],
  ['2001:db8:1:1::5', '2001:db8:1::/48'],
  ['203.0.113.9', undefined],
  ['unknown', undefined],
])('%s belongs to the site %s', (address, site) => expect(siteKey(addressKey(address))).toBe(site))

test('a key with a mail address before the network has no site', () =>
  expect(siteKey('ada@example.org 2001:db8:0:1::/64')).toBeUndefined())
