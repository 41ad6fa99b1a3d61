import { expect, test, vi } from 'vitest'
import { batched } from '@/lib/db/batched'
import { StatementUnanswered } from '@/lib/db/outage'
import { asRequest, currentWork } from '@/lib/db/work'

function controlled() {
  const queries: { keys: readonly string[]; answer: () => void; fail: () => void }[] = []
  const read = batched<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        queries.push({
          keys,
          answer: () => resolve(new Map(keys.filter((key) => key !== 'missing').map((key) => [key, `${key}!`]))),
          fail: () => reject(new Error('no answer')),
        })
      }),
  )
  const begun = (count: number) => vi.waitFor(() => expect(queries).toHaveLength(count), { interval: 1 })
  return { read, queries, begun }
}

test('calls during a query share the next one, each key once', async () => {
  const { read, queries, begun } = controlled()
  const first = read('a')
  await begun(1)
  const others = ['b', 'b', 'missing'].map(read)
  queries[0]?.answer()
  await begun(2)
  queries[1]?.answer()
  expect(await first).toBe('a!')
  expect(await Promise.all(others)).toEqual(['b!', 'b!', undefined])
  expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b', 'missing']])
})

test('a call is not answered by a query that began before it', async () => {
  const { read, queries, begun } = controlled()
  const early = read('a')
  await begun(1)
  const late = read('a')
  queries[0]?.answer()
  expect(await early).toBe('a!')
  await begun(2)
  queries[1]?.answer()
  expect(await late).toBe('a!')
})

test('a query without an answer does not delay later calls', async () => {
  const { read, queries, begun } = controlled()
  void read('stalled')
  await begun(1)
  const late = read('b')
  await begun(2)
  queries[1]?.answer()
  expect(await late).toBe('b!')
})

test('a failed query only fails its own calls', async () => {
  const { read, queries, begun } = controlled()
  const first = read('a')
  await begun(1)
  const second = read('b')
  queries[0]?.fail()
  await expect(first).rejects.toThrow('no answer')
  await begun(2)
  queries[1]?.answer()
  expect(await second).toBe('b!')
})

test('a query without an answer counts for every request that waited for it', async () => {
  const read = batched(() => Promise.reject(new StatementUnanswered()))
  const waitsAgain = await Promise.all(
    ['a', 'b'].map((key) =>
      asRequest('GET', async () => {
        await expect(read(key)).rejects.toThrow(StatementUnanswered)
        return !currentWork()?.unanswered
      }),
    ),
  )
  expect(waitsAgain).toEqual([false, false])
})
