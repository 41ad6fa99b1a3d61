import { expect, test } from 'vitest'
import { encodingFor } from '@/server/cache/content-encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP, BR', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br ; q=1.0 , gzip;q=0.9', 'br'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
])('Accept-Encoding “%s” gets %s', (accepted, encoding) => {
  expect(encodingFor({ headers: { 'accept-encoding': accepted } })).toBe(encoding)
})

test.each([undefined, '', 'identity', 'gzip; q=0.0 , identity', 'br;q=much', 'brotli, xgzip', ', ;q=1,;;'])(
  'Accept-Encoding “%s” gets no encoding',
  (accepted) => {
    expect(encodingFor({ headers: { 'accept-encoding': accepted } })).toBeUndefined()
  },
)
