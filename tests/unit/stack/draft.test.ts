import { beforeEach, expect, test } from 'vitest'
import { EMPTY_CONTENT } from '@/lib/stack/content'
import { removeDraft, storeDraft, listDrafts, MAX_DRAFTS, type Draft } from '@/lib/stack/draft'
import { installLocalStorage, type LocalStorageStandIn } from '../../support/local-storage'

let storage: LocalStorageStandIn
beforeEach(() => {
  storage = installLocalStorage()
})

const draft = (id: string, at: number, name = id): Draft => ({
  id,
  at,
  content: { ...EMPTY_CONTENT, name },
  saved: undefined,
})

test('a draft is read as it was stored, under a key that starts with AUTH_KEY', () => {
  storeDraft(draft('one', 1))
  expect(Object.keys(storage)).toContain('test:draft.one')
  expect(listDrafts()).toEqual([draft('one', 1)])
})

test('drafts are listed newest first, and only the newest five are kept', () => {
  for (let at = 1; at <= MAX_DRAFTS + 3; at++) storeDraft(draft(`d${at}`, at))
  const kept = listDrafts().map(({ at }) => at)
  expect(kept).toEqual([8, 7, 6, 5, 4])
})

test('a board overwrites only its own draft', () => {
  storeDraft(draft('mine', 1, 'before'))
  storeDraft(draft('other', 2))
  storeDraft(draft('mine', 3, 'after'))
  expect(listDrafts().map(({ content }) => content.name)).toEqual(['after', 'other'])
  removeDraft('mine')
  expect(listDrafts().map(({ id }) => id)).toEqual(['other'])
})

test('in a full storage the oldest draft is deleted for the newest', () => {
  storeDraft(draft('old', 1, 'x'.repeat(400)))
  storeDraft(draft('newer', 2, 'x'.repeat(400)))
  storage.quota = 1300
  storeDraft(draft('newest', 3, 'x'.repeat(400)))
  expect(listDrafts().map(({ id }) => id)).toEqual(['newest', 'newer'])
})

test('a storage without room, a blocked one and invalid entries throw no error', () => {
  storage.quota = 10
  storeDraft(draft('big', 1))
  storage.quota = Number.POSITIVE_INFINITY
  storage.setItem('test:draft.broken', '{"id":')
  storage.setItem('test:draft.foreign', '{"id":"x"}')
  expect(listDrafts()).toEqual([])
  storage.blocked = true
  expect(() => storeDraft(draft('one', 1))).not.toThrow()
  expect(() => removeDraft('one')).not.toThrow()
})
