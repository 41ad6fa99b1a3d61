import { expect, test } from 'vitest'
import { FairQueue } from '@/server/engine/fair-queue'

function drain(queue: FairQueue<string>): string[] {
  const order: string[] = []
  while (queue.length > 0) order.push(queue.next() ?? '')
  return order
}

test('items of equal cost are served one visitor after another', () => {
  const queue = new FairQueue<string>(10)
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(item, item.slice(0, 1), 1)
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('a cheap item is served before expensive ones of many other visitors', () => {
  const queue = new FairQueue<string>(10)
  for (const visitor of ['a', 'b', 'c']) queue.add(visitor, visitor, 50_000)
  queue.add('short', 'd', 100)
  expect(drain(queue)).toEqual(['short', 'a', 'b', 'c'])
})

test('an expensive item is served although cheap ones keep arriving', () => {
  const queue = new FairQueue<string>(10)
  queue.add('long', 'a', 10)
  const order: string[] = []
  for (let round = 0; round < 15; round++) {
    queue.add(`short ${round}`, 'b', 1)
    order.push(queue.next() ?? '')
  }
  expect(order.indexOf('long')).toBe(9)
})

test('a removed item is not served, and its visitor is not charged for it', () => {
  const queue = new FairQueue<string>(10)
  queue.add('left', 'a', 1_000)
  queue.remove('left')
  queue.add('asked again', 'a', 1)
  queue.add('other', 'b', 2)
  expect(drain(queue)).toEqual(['asked again', 'other'])
})

test('a full queue returns the newest item of the visitor with the most items', () => {
  const queue = new FairQueue<string>(3)
  expect(['a1', 'a2', 'b1'].map((item) => queue.add(item, item.slice(0, 1), 1))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(queue.add('c1', 'c', 1)).toBe('a2')
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1'])
})
