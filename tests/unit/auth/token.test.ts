import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { authSecret } from '@/lib/auth/secret'
import { signIdToken, verifyIdToken } from '@/lib/auth/token'

const NOW = Math.floor(Date.now() / 1000)
const key = new TextEncoder().encode(`id-token:${authSecret()}`)

const forged = (
  { alg = 'HS256', typ = 'id+jwt', kid = 'stackbook', aud = 'stackbook-api', exp = NOW + 600, ver = 0 as unknown } = {},
  signedWith = key,
) =>
  new SignJWT({ auth_time: NOW, ver })
    .setProtectedHeader({ alg, typ, kid })
    .setSubject('someone')
    .setAudience(aud)
    .setIssuedAt(NOW)
    .setExpirationTime(exp)
    .sign(signedWith)

// promise: short-lived-tokens
test('a token has a key id, its user, the time of signing in, and an hour to its expiry', async () => {
  const { token, expiresAt } = await signIdToken({ userId: 'someone', version: 3 }, NOW - 60)
  const [header, claims] = token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>)
  expect(header).toEqual({ alg: 'HS256', typ: 'id+jwt', kid: 'stackbook' })
  expect(claims).toMatchObject({ sub: 'someone', ver: 3, auth_time: NOW - 60, aud: 'stackbook-api' })
  expect(Number(claims?.exp) - Number(claims?.iat)).toBe(3600)
  expect(Date.parse(expiresAt)).toBe(Number(claims?.exp) * 1000)
  expect(await verifyIdToken(token)).toEqual({ userId: 'someone', version: 3 })
})

test('the forged token without a difference is accepted, so that each refusal below is for its one difference', async () => {
  expect(await verifyIdToken(await forged())).toEqual({ userId: 'someone', version: 0 })
})

test.each([
  ['an expired one', { exp: NOW - 1 }],
  ['one for another audience', { aud: 'elsewhere' }],
  ['one of another type', { typ: 'JWT' }],
  ['one under another key name', { kid: 'other' }],
  ['one without a version', { ver: null }],
  ['one signed by another method', { alg: 'HS512' }],
])('%s is refused', async (_name, difference) => {
  expect(await verifyIdToken(await forged(difference))).toBeNull()
})

// promise: short-lived-tokens
test('a foreign key, the session key and a missing signature are refused', async () => {
  const encode = (text: string) => new TextEncoder().encode(text)
  expect(await verifyIdToken(await forged({}, encode('another secret of the same length, at least')))).toBeNull()
  expect(await verifyIdToken(await forged({}, encode(authSecret())))).toBeNull()
  const unsigned = new UnsecuredJWT({ ver: 0 }).setSubject('someone').setAudience('stackbook-api').encode()
  expect(await verifyIdToken(unsigned)).toBeNull()
})
