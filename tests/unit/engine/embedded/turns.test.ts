import { afterEach, expect, test, vi } from 'vitest'
import { inTurn } from '@/lib/engine/embedded/turns'

const stays = new AbortController().signal
afterEach(() => vi.restoreAllMocks())

test('between two questions of a crowd everybody else is heard', async () => {
  const order: string[] = []
  const crowd = [1, 2, 3].map((number) => inTurn(stays, () => order.push(`question ${number}`)))
  await new Promise<void>((resolve) => {
    setImmediate(() => {
      order.push('somebody else')
      resolve()
    })
  })
  await Promise.all(crowd)
  expect(order.indexOf('somebody else')).toBeLessThan(order.indexOf('question 2'))
  expect(order.filter((what) => what.startsWith('question'))).toEqual(['question 1', 'question 2', 'question 3'])
})

test('after a question that took long others get time for more than one step', async () => {
  const order: string[] = []
  const long = inTurn(stays, () => {
    const end = performance.now() + 200
    while (performance.now() < end);
  })
  const next = inTurn(stays, () => order.push('next question'))
  await long
  for (let step = 0; step < 5; step++) await new Promise((resolve) => setTimeout(resolve, 1))
  order.push('somebody else')
  await next
  expect(order).toEqual(['somebody else', 'next question'])
})

test('nothing is made for a visitor who has left, and who comes behind them is served', async () => {
  const leaving = new AbortController()
  const work = vi.fn()
  const first = inTurn(stays, () => leaving.abort())
  const left = inTurn(leaving.signal, work)
  const next = inTurn(stays, () => 'served')
  await first
  await expect(left).rejects.toBe(leaving.signal.reason)
  expect(work).not.toHaveBeenCalled()
  expect(await next).toBe('served')
})

test('a question that fails fails alone', async () => {
  const failing = inTurn(stays, () => {
    throw new Error('nothing to read')
  })
  const next = inTurn(stays, () => 'served')
  await expect(failing).rejects.toThrow('nothing to read')
  expect(await next).toBe('served')
})

test('whoever has waited too long is told when to come back', async () => {
  const work = vi.fn()
  const late = inTurn(stays, work)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 15_100)
  await expect(late).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(work).not.toHaveBeenCalled()
})
