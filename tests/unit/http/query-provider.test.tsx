// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import useSWR from 'swr'
import { QueryProvider } from '@/lib/http/swr'

/** Longer than SWR's interval between two requests. */
const A_WHILE_MS = 60_000

/**
 * SWR handles events of the window in a task that it schedules with the timers from before the
 * tests.
 */
const { setTimeout: startTimer } = globalThis
const nextTask = () => new Promise<void>((resolve) => startTimer(resolve))

const fetched = vi.fn<typeof fetch>()
let root: Root
let address = 0

function Query({ url }: { url: string }) {
  const { data, error } = useSWR<string, Error>(url)
  return <p>{error ? error.message : data}</p>
}

const render = (url: string | undefined) =>
  act(() => Promise.resolve(root.render(<QueryProvider>{url && <Query url={url} />}</QueryProvider>)))
const wait = () =>
  act(async () => {
    await nextTask()
    await vi.advanceTimersByTimeAsync(A_WHILE_MS)
  })
const dispatch = (target: EventTarget, name: string) =>
  act(() => Promise.resolve(target.dispatchEvent(new Event(name))))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched.mockReset())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  address++
})
afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()))
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a result is requested once, also after focus, a reconnection and a second use', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json('shown')))
  const url = `/query-${address}`
  await render(url)
  await wait()
  expect(document.body.textContent).toBe('shown')
  await dispatch(window, 'focus')
  await dispatch(document, 'visibilitychange')
  await wait()
  await dispatch(window, 'offline')
  await dispatch(window, 'online')
  await wait()
  await render(undefined)
  await wait()
  await render(url)
  await wait()
  expect(document.body.textContent).toBe('shown')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a failed request is not repeated', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('no', { status: 404 })))
  await render(`/query-${address}`)
  await wait()
  await wait()
  expect(document.body.textContent).toBe('404: no')
  expect(fetched).toHaveBeenCalledTimes(1)
})
