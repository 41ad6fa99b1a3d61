import { beforeEach, expect, test } from 'vitest'
import { storePromptFields, readPromptFields, EMPTY_PROMPT_FIELDS } from '@/lib/generate/prompt-fields'
import { installLocalStorage, type LocalStorageStandIn } from '../../support/local-storage'

let storage: LocalStorageStandIn
beforeEach(() => {
  storage = installLocalStorage()
})

test('typed fields are restored after a reload, and empty fields leave nothing in the storage', () => {
  const typed = { link: 'https://youtu.be/x', prompt: 'A podcaster', tools: 'Zed' }
  storePromptFields(typed)
  expect(readPromptFields()).toEqual(typed)
  storePromptFields(EMPTY_PROMPT_FIELDS)
  expect(readPromptFields()).toEqual(EMPTY_PROMPT_FIELDS)
  expect(Object.keys(storage)).not.toContain('test:typed')
})

test.each(['null', '7', '"text"', '{"prompt":3}', 'no JSON'])('%s in the storage gives empty fields', (stored) => {
  storage.setItem('test:typed', stored)
  expect(readPromptFields()).toEqual(EMPTY_PROMPT_FIELDS)
})

test('a full or blocked storage throws no error', () => {
  storage.quota = 0
  storePromptFields({ ...EMPTY_PROMPT_FIELDS, prompt: 'A podcaster' })
  storage.blocked = true
  expect(readPromptFields()).toEqual(EMPTY_PROMPT_FIELDS)
})
