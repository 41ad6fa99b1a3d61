import { expect, test } from 'vitest'
import { requestState } from '@/lib/http/request-state'
import { refuseCrossSite, requireSameOrigin } from '@/lib/http/same-site'

const request = (headers: Record<string, string>) =>
  new Request('http://here.example/api/x', { method: 'POST', headers: { host: 'here.example', ...headers } })
const outcome = (check: (asked: Request) => void, headers: Record<string, string>) => {
  try {
    const asked = { requestId: 'x', address: 'x', origin: 'http://here.example' }
    requestState.run(asked, () => check(request(headers)))
    return 'passes'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test.each([
  ['a program', {}, 'passes', 'forbidden'],
  ['our own page', { 'sec-fetch-site': 'same-origin' }, 'passes', 'passes'],
  ['a sister host', { 'sec-fetch-site': 'same-site' }, 'forbidden', 'forbidden'],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, 'passes', 'forbidden'],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 'forbidden', 'forbidden'],
  [
    'another site that names our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'http://here.example' },
    'forbidden',
    'forbidden',
  ],
  ['an older browser on our page', { origin: 'http://here.example' }, 'passes', 'passes'],
  ['an older browser on another page', { origin: 'http://there.example' }, 'forbidden', 'forbidden'],
  ['an older browser on another scheme of our host', { origin: 'https://here.example' }, 'forbidden', 'forbidden'],
  ['an older browser on another port of our host', { origin: 'http://here.example:81' }, 'forbidden', 'forbidden'],
  ['an origin that is none', { origin: 'null' }, 'forbidden', 'forbidden'],
])('a write of %s', (_who, headers, anywhere, ownPages) => {
  expect(outcome(refuseCrossSite, headers)).toBe(anywhere)
  expect(outcome(requireSameOrigin, headers)).toBe(ownPages)
})
