import { expect, test } from 'vitest'
import { internalUrl } from '@/lib/formats/address'

test.each([
  ['/stack/Ab3Cd4Ef5G.json', '/_stack/Ab3Cd4Ef5G/json'],
  ['/stack/Ab3Cd4Ef5G.md', '/_stack/Ab3Cd4Ef5G/md'],
  ['/stack/a.b.json', '/_stack/a.b/json'],
  ['/stack/one/two.json', '/_stack/one%2Ftwo/json'],
  ['/stack/Ab3Cd4Ef5G.svg?theme=dark&v=2', '/_stack/Ab3Cd4Ef5G/svg?theme=dark&v=2'],
  ['/stack/a%2Fb.json', '/_stack/a%2Fb/json'],
])('%s is answered by %s', (url, internal) => expect(internalUrl(url)).toBe(internal))

test.each([
  '/stack/Ab3Cd4Ef5G',
  '/stack/a.json/b',
  '/stack/.json',
  '/stack/a.JSON',
  '/Ab3Cd4Ef5G.json',
  '/stack/a/b/embed',
])('%s is not a file of a stack', (pathname) => expect(internalUrl(pathname)).toBe(pathname))
