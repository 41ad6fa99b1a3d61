import { expect, test } from 'vitest'
import { withCircuitBreaker } from '@/lib/storage/circuit-breaker'
import type { IconStore } from '@/lib/storage/types'

const bytes = new Uint8Array([1])

function world() {
  const asked: string[] = []
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const state = { now: 0, broken: false }
  const store: IconStore = {
    async read(id) {
      asked.push(id)
      if (state.broken) throw new Error('down')
      return files.get(id)
    },
    async write(id, file) {
      if (state.broken) throw new Error('down')
      files.set(id, file.bytes)
    },
    async remove(id) {
      if (state.broken) throw new Error('down')
      files.delete(id)
    },
  }
  return { asked, files, state, store: withCircuitBreaker(store, () => state.now) }
}

test('a missing file is requested again only after a time, and found after it was written', async () => {
  const { asked, state, store } = world()
  await store.read('a')
  await store.read('a')
  expect(asked).toEqual(['a'])
  await store.write('a', { type: 'image/png', bytes })
  expect(await store.read('a')).toEqual(bytes)
  await store.read('b')
  state.now += 11 * 60_000
  await store.read('b')
  expect(asked).toEqual(['a', 'a', 'b', 'b'])
})

test('after a failure the store is not asked for a moment, and every read until then fails', async () => {
  const { asked, state, store } = world()
  state.broken = true
  await expect(store.read('a')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(store.read('b')).rejects.toMatchObject({ code: 'unavailable' })
  expect(asked).toEqual(['a'])
  state.broken = false
  state.now += 31_000
  expect(await store.read('b')).toBeUndefined()
  expect(asked).toEqual(['a', 'b'])
})

test('a failed write or removal is an error', async () => {
  const { state, store } = world()
  state.broken = true
  await expect(store.write('a', { type: 'image/png', bytes })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/does not answer/),
  })
  await expect(store.remove('a')).rejects.toMatchObject({ code: 'unavailable' })
})
