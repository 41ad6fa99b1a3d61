import { beforeEach, expect, test } from 'vitest'
import { storePromptFields, readPromptFields, EMPTY_PROMPT_FIELDS } from '@/lib/generate/prompt-fields'
import { installLocalStorage, type LocalStorageStandIn } from '../../support/local-storage'

let storage: LocalStorageStandIn
beforeEach(() => {
  storage = installLocalStorage()
})

test('what was typed is there after a reload, and empty fields leave nothing behind', () => {
  const typed = { link: 'https://youtu.be/x', prompt: 'A podcaster', tools: 'Zed' }
  storePromptFields(typed)
  expect(readPromptFields()).toEqual(typed)
  storePromptFields(EMPTY_PROMPT_FIELDS)
  expect(readPromptFields()).toEqual(EMPTY_PROMPT_FIELDS)
  expect(Object.keys(storage)).not.toContain('test:typed')
})

test.each(['null', '7', '"text"', '{"prompt":3}', 'no JSON'])('%s in the storage reads as nothing typed', (stored) => {
  storage.setItem('test:typed', stored)
  expect(readPromptFields()).toEqual(EMPTY_PROMPT_FIELDS)
})

test('a full or blocked storage breaks nothing', () => {
  storage.quota = 0
  storePromptFields({ ...EMPTY_PROMPT_FIELDS, prompt: 'A podcaster' })
  storage.blocked = true
  expect(readPromptFields()).toEqual(EMPTY_PROMPT_FIELDS)
})
