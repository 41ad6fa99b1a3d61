import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetIdToken, idToken, sessionToken, setTokenUser } from '@/lib/auth/client'
import { isSyncable, SYNC_MAX_AGE_MS } from '@/lib/auth/account-channel'

const MINUTE = 60_000
const server = vi.fn<() => Promise<Response>>()
let made = 0

/** The server at the network edge: every token is different and lives for an hour. */
const answers = () => {
  made += 1
  return Promise.resolve(
    Response.json({ token: `token-${made}`, expiresAt: new Date(Date.now() + 60 * MINUTE).toISOString() }),
  )
}

beforeEach(() => {
  made = 0
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', server.mockReset().mockImplementation(answers))
  setTokenUser('ada')
})
afterEach(() => {
  setTokenUser(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a guest has no token, and none is requested', async () => {
  setTokenUser(undefined)
  expect(await idToken()).toBeUndefined()
  expect(server).not.toHaveBeenCalled()
})

test('a request directly after signing in gets its token before the page knows its user', async () => {
  setTokenUser(undefined)
  expect(await sessionToken()).toBe('token-1')
})

test('concurrent callers request a token once', async () => {
  expect(await Promise.all([idToken(), idToken(), idToken()])).toEqual(['token-1', 'token-1', 'token-1'])
  expect(await idToken()).toBe('token-1')
})

test('the ID token is renewed before it expires, once for concurrent callers', async () => {
  await idToken()
  vi.advanceTimersByTime(54 * MINUTE)
  expect(await idToken()).toBe('token-1')
  vi.advanceTimersByTime(2 * MINUTE)
  expect(await Promise.all([idToken(), idToken()])).toEqual(['token-2', 'token-2'])
  expect(server).toHaveBeenCalledTimes(2)
})

test('a network error is reported instead of making the user a guest, and the next call requests a token', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(idToken()).rejects.toThrow('Your sign-in could not be checked. Please try again.')
  expect(await idToken()).toBe('token-1')
})

test('an ended session is reported in the server’s words', async () => {
  server.mockResolvedValueOnce(Response.json({ error: 'Please sign in first.' }, { status: 401 }))
  await expect(idToken()).rejects.toThrow('Please sign in first.')
})

test('a new user does not get the token of the previous one', async () => {
  await idToken()
  setTokenUser('bob')
  expect(await idToken()).toBe('token-2')
  forgetIdToken()
  expect(await idToken()).toBe('token-3')
})

test('a session change is followed for five minutes and not after', () => {
  const now = Date.now()
  expect(isSyncable(now - SYNC_MAX_AGE_MS, now)).toBe(true)
  expect(isSyncable(now - SYNC_MAX_AGE_MS - 1, now)).toBe(false)
  expect(SYNC_MAX_AGE_MS).toBe(5 * MINUTE)
})
