import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, subscribeToast, toast, toastError, TOAST_REMOVE_DELAY_MS } from '@/lib/toast/toast'
import { RequestError } from '@/lib/http/fetch-json'
import { toastFailure } from '@/lib/toast/failure'
import { showPendingToast, toastAfterNavigation } from '@/lib/toast/toast-after-navigation'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.runAllTimers()
  const left = currentToast()
  if (left) dismissToast(left.id)
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a new toast replaces the previous one, and listeners are called for both', () => {
  const heard: (string | undefined)[] = []
  const stop = subscribeToast(() => heard.push(currentToast()?.title))
  toast({ title: 'First' })
  toastError('Second')
  stop()
  toast({ title: 'Third' })
  expect(heard).toEqual(['First', 'Second'])
  expect(currentToast()).toMatchObject({ title: 'Third', variant: 'default', open: true })
})

test('a dismissed message is closed at once and removed after a thousand seconds', () => {
  toast({ title: 'Gone' })
  const { id } = currentToast() ?? { id: -1 }
  dismissToast(id)
  expect(currentToast()).toMatchObject({ title: 'Gone', open: false })
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1)
  expect(currentToast()?.id).toBe(id)
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000)
})

test('dismissing or removing an old message does not affect the newer one', () => {
  toast({ title: 'Old' })
  const { id } = currentToast() ?? { id: -1 }
  dismissToast(id)
  toast({ title: 'New' })
  dismissToast(id)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
  expect(currentToast()).toMatchObject({ title: 'New', open: true })
})

function browserAt(address: string) {
  const stored = new Map<string, string>()
  const url = new URL(address, 'http://localhost')
  vi.stubGlobal('location', { pathname: url.pathname, search: url.search })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
}

test('a message for another page is shown there, once', () => {
  browserAt('/?share=abc')
  toastAfterNavigation({ title: 'Loaded' }, '/?share=abc')
  showPendingToast()
  expect(currentToast()?.title).toBe('Loaded')
  toast({ title: 'Later' })
  showPendingToast()
  expect(currentToast()?.title).toBe('Later')
})

test('a message for a page that was not opened is dropped', () => {
  browserAt('/about')
  toastAfterNavigation({ title: 'Loaded elsewhere' }, '/?share=abc')
  showPendingToast()
  expect(currentToast()?.title).not.toBe('Loaded elsewhere')
})

test('blocked storage loses the message and throws no error', () => {
  browserAt('/')
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  })
  expect(() => {
    toastAfterNavigation({ title: 'Never seen' }, '/')
    showPendingToast()
  }).not.toThrow()
  expect(currentToast()?.title).not.toBe('Never seen')
})

test('a failure whose message only repeats the title gets the advice instead', () => {
  const title = 'Failed to generate persona'
  toastFailure(title, new RequestError(title, 500), 'Please try again.')
  expect(currentToast()).toMatchObject({ title, description: 'Please try again.' })
  toastFailure(title, new RequestError('The model is busy.', 502), 'Please try again.')
  expect(currentToast()).toMatchObject({ title, description: 'The model is busy.' })
})
