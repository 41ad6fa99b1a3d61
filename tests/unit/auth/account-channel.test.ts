import { afterEach, expect, test, vi } from 'vitest'
import { subscribeAccountEvents, broadcastSessionChange } from '@/lib/auth/account-channel'

afterEach(() => vi.unstubAllGlobals())

test('a browser that refuses BroadcastChannel, as Firefox without cookies, keeps the page running', () => {
  const refused = vi.fn(function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  vi.stubGlobal('BroadcastChannel', refused)
  expect(broadcastSessionChange).not.toThrow()
  expect(() => subscribeAccountEvents(() => undefined)()).not.toThrow()
  expect(refused).toHaveBeenCalledTimes(2)
})
