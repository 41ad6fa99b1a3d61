import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { isLate, withDeadline } from '@/lib/engine/model/deadline'

const never = () => new Promise<never>(() => undefined)

test('rejects at the deadline although the work ignores its signal, and aborts the signal', async () => {
  let signal: AbortSignal | undefined
  const late = withDeadline(20, new AbortController().signal, (given) => {
    signal = given
    return never()
  })
  expect(isLate(await late.catch((error: unknown) => error))).toBe(true)
  expect(signal?.aborted).toBe(true)
})

test('rejects with the reason of a visitor who leaves, before and during the work', async () => {
  const leaving = new AbortController()
  const left = withDeadline(60_000, leaving.signal, never)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await expect(withDeadline(60_000, leaving.signal, () => Promise.resolve(1))).rejects.toThrow('left')
})

test('listens to the visitor’s signal only while it works', async () => {
  const { signal } = new AbortController()
  const counts = await Promise.all(
    Array.from({ length: 3 }, () =>
      withDeadline(60_000, signal, () => Promise.resolve(getEventListeners(signal, 'abort').length)),
    ),
  )
  expect(Math.max(...counts)).toBeGreaterThan(0)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
