import { beforeEach, expect, test } from 'vitest'
import { keepTyped, keptTyped, NOTHING_TYPED } from '@/lib/generate/typed'
import { installLocalStorage, type LocalStorageStandIn } from '../../support/local-storage'

let storage: LocalStorageStandIn
beforeEach(() => {
  storage = installLocalStorage()
})

test('what was typed is there after a reload, and empty fields leave nothing behind', () => {
  const typed = { link: 'https://youtu.be/x', prompt: 'A podcaster', tools: 'Zed' }
  keepTyped(typed)
  expect(keptTyped()).toEqual(typed)
  keepTyped(NOTHING_TYPED)
  expect(keptTyped()).toEqual(NOTHING_TYPED)
  expect(Object.keys(storage)).not.toContain('test:typed')
})

test.each(['null', '7', '"text"', '{"prompt":3}', 'no JSON'])('%s in the storage reads as nothing typed', (stored) => {
  storage.setItem('test:typed', stored)
  expect(keptTyped()).toEqual(NOTHING_TYPED)
})

test('a full or blocked storage breaks nothing', () => {
  storage.quota = 0
  keepTyped({ ...NOTHING_TYPED, prompt: 'A podcaster' })
  storage.blocked = true
  expect(keptTyped()).toEqual(NOTHING_TYPED)
})
