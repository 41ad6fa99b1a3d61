import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../support/free-port'
import { continueWithGoogle } from '../support/google-sign-in'
import { startFaultyProvider, withoutSignature, type ProviderFault } from '../support/faulty-oidc-provider'
import { Guest, signUp, unique } from '../support/people'
import { startProduct, type Product } from '../support/product'

/**
 * An identity provider with invalid or interrupted answers: no session is made, and no request
 * hangs.
 */

const provider = await startFaultyProvider()
let product: Product
beforeAll(async () => {
  const port = await freePort()
  product = await startProduct({
    PORT: String(port),
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    GOOGLE_CLIENT_ID: 'stackbook-tests',
    GOOGLE_CLIENT_SECRET: 'stackbook-tests-secret-of-the-provider',
    GOOGLE_ISSUER: provider.issuer,
  })
})
afterAll(async () => {
  await product.stop()
  await provider.stop()
})

const person = () => ({ sub: unique('g'), email: `${unique('g')}@example.com` })
async function visit(fault: ProviderFault) {
  provider.setFault(fault)
  const { url, userId, cookie } = await continueWithGoogle(product.origin, 'anybody')
  return { error: url.searchParams.get('error'), userId, cookie }
}
const saying = (claims: JWTPayload): ProviderFault => ({ claims: { ...person(), ...claims } })
const soon = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const ELSEWHERE = 'https://accounts.google.com'
const UNSIGNED: ProviderFault = { claims: person(), idToken: withoutSignature }

// promise: google-linking
test.each<[string, ProviderFault]>([
  ['a token of another issuer', saying({ iss: ELSEWHERE })],
  ['another issuer, in its document as well', { ...saying({ iss: ELSEWHERE }), document: { issuer: ELSEWHERE } }],
  ['a token for another site', saying({ aud: 'another' })],
  ['a token for this site and another', saying({ aud: ['another', 'stackbook-tests'] })],
  ['a token of another visit', saying({ nonce: 'another' })],
  ['a token that is tied to no visit', saying({ nonce: undefined })],
  ['a token without a signature', UNSIGNED],
  ['that it never signs', { ...UNSIGNED, document: { id_token_signing_alg_values_supported: ['none'] } }],
  ['a token that has expired', saying({ exp: soon(-60) })],
  ['nobody', saying({ sub: undefined })],
  ['an empty subject', saying({ sub: '' })],
  ['a map for a subject', saying({ sub: {} as string })],
  ['a subject without end', saying({ sub: 'x'.repeat(10_000) })],
  ['keys that are nowhere', { ...saying({}), document: { jwks_uri: undefined } }],
  ['an address for tokens that is a file', { ...saying({}), document: { token_endpoint: 'file:///etc/passwd' } }],
])('signing in with %s creates no session', async (_what, fault) => {
  const { error, userId } = await visit(fault)
  expect([error, userId]).toEqual(['OAuthCallback', undefined])
})

describe('an address that the provider does not mark as verified', () => {
  test.each<[string, unknown]>([
    ['in a word', 'true'],
    ['in a number', 1],
    ['at all', undefined],
  ])('(%s) creates no account and opens none', async (_what, email_verified) => {
    const user = await signUp(product.origin)
    for (const email of [user.email, person().email]) {
      const { error, userId } = await visit(saying({ email, email_verified }))
      expect([error, userId]).toEqual(['AddressNotVerified', undefined])
    }
  })
})

test.each([
  ['U+212A KELVIN SIGN for k', 'k', '\u212a'],
  ['U+017F LONG S for s', 's', '\u017f'],
  ['U+0130 I WITH DOT ABOVE for i', 'i', '\u0130'],
  ['a fullwidth k', 'k', '\uff4b'],
])('an address with %s is not the account of the address that it resembles', async (_what, letter, foreign) => {
  const local = unique('g')
  const own = person()
  const owner = await visit(saying({ ...own, email: `${letter}${local}@example.com` }))
  expect(owner.userId).toBeDefined()
  const { error, userId } = await visit(saying({ email: `${foreign}${local}@example.com` }))
  expect([error, userId]).toEqual(['AddressNotVerified', undefined])
})

test.each<[string, unknown]>([
  ['a map', { first: 'Gina' }],
  ['a number', 7],
  ['longer than any cookie', 'x'.repeat(100_000)],
  ['not to be stored', 'a\u0000b'],
])('a name that is %s is left out, and its user is signed in', async (_what, name) => {
  const { cookie, userId } = await visit(saying({ name }))
  expect(userId).toBeDefined()
  expect((await new Guest(product.origin, { cookie }).get('/api/account/export')).json.account.name).toBeNull()
})

// promise: isolated-failures
test.each([
  ['/.well-known/openid-configuration', 'OAuthSignin'],
  ['/token', 'OAuthCallback'],
  ['/jwks', 'OAuthCallback'],
])('a response that stops halfway is not waited for: %s', async (at, error) => {
  const halfAnswer: ProviderFault['answer'] = {
    at,
    with: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
      response.write('{')
    },
  }
  expect(await visit({ ...saying({}), answer: halfAnswer })).toMatchObject({ error, userId: undefined })
  await expect.poll(provider.connections).toBe(0)
})

test('an endless response is aborted', async () => {
  let sent = 0
  const endless: ProviderFault['answer'] = {
    at: '/token',
    with: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536
      }
      response.on('drain', more)
      more()
    },
  }
  expect(await visit({ ...saying({}), answer: endless })).toMatchObject({ error: 'OAuthCallback' })
  expect(sent).toBeLessThan(32 * 1024 * 1024)
})
