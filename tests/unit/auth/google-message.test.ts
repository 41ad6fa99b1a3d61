import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { googleMessage } from '@/lib/auth/google-message'

beforeEach(() => vi.stubGlobal('location', { host: 'stacks.example' }))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['closed', 'Try again when you are ready'],
  ['access_denied', 'nothing was changed'],
  ['unauthorized_client', 'does not accept sign-ins from stacks.example'],
  ['redirect_uri_mismatch', 'does not accept sign-ins from stacks.example'],
  ['temporarily_unavailable', 'Check your connection'],
  ['network', 'Check your connection'],
  ['OAuthSignin', 'Check your connection'],
  ['OAuthCallback', 'Please try again'],
  ['OAuthAccountNotLinked', 'Sign in with the password, then connect Google'],
  ['AddressNotVerified', 'Confirm it there first'],
])('the message for %s says what to do', (code, help) => {
  expect(googleMessage(code)).toContain(help)
})

test('an unknown Google error gets the general message', () => {
  expect(googleMessage('something new')).toBe('An error occurred')
  expect(googleMessage('constructor')).toBe('An error occurred')
})
