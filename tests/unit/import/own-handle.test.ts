import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withOwnHandle } from '@/lib/import/own-handle'
import { EMPTY_CONTENT } from '@/lib/stack/content'

/**
 * Whether an imported stack keeps its handle. The server answers with the owner of the stack that
 * the file names.
 */

const server = vi.hoisted(() => ({ stacks: new Map<string, { id: string; userId: string | null }>() }))
const device = vi.hoisted(() => ({ claims: [] as { id: string; claimSecret: string }[] }))
const readStack = vi.hoisted(() =>
  vi.fn((code: string) => {
    const found = server.stacks.get(code)
    return found ? Promise.resolve(found) : Promise.reject(new Error('404'))
  }),
)
vi.mock('@/lib/stack/client', () => ({ readStack }))
vi.mock('@/lib/stack/claims', () => ({ listClaims: () => device.claims }))

beforeEach(() => {
  server.stacks = new Map([
    ['of-me', { id: '1', userId: 'me' }],
    ['of-them', { id: '2', userId: 'them' }],
    ['of-guest', { id: '3', userId: null }],
  ])
  device.claims = []
})
afterEach(() => readStack.mockClear())

const handleOf = async (code: string | null, userId: string | undefined, handle = 'ada') =>
  (await withOwnHandle({ content: { ...EMPTY_CONTENT, title: 'Kept', twitterHandle: handle }, code }, userId))
    .twitterHandle

describe('a signed-in visitor', () => {
  test.each([
    ['the handle of an own stack is kept', 'of-me', 'ada'],
    ['that of another account is not', 'of-them', ''],
    ['nor that of a guest', 'of-guest', ''],
    ['nor that of a stack that is gone', 'deleted', ''],
    ['that of an exported draft is kept', null, 'ada'],
  ])('%s', async (_what, code, handle) => expect(await handleOf(code, 'me')).toBe(handle))
})

describe('a guest', () => {
  test('keeps the handle of a stack that was saved on this device', async () => {
    device.claims = [{ id: '3', claimSecret: 's' }]
    expect(await handleOf('of-guest', undefined)).toBe('ada')
  })
  test('loses it once an account has claimed the stack', async () => {
    device.claims = [{ id: '2', claimSecret: 's' }]
    expect(await handleOf('of-them', undefined)).toBe('')
  })
  test('without saved stacks sends no request', async () => {
    expect(await handleOf('of-guest', undefined)).toBe('')
    expect(readStack).not.toHaveBeenCalled()
  })
})

test('all other content is kept, and a stack without a handle sends no request', async () => {
  const content = { ...EMPTY_CONTENT, title: 'Kept', twitterHandle: 'ada' }
  expect(await withOwnHandle({ content, code: 'of-them' }, 'me')).toEqual({ ...content, twitterHandle: '' })
  readStack.mockClear()
  expect(await handleOf('of-them', 'me', '')).toBe('')
  expect(readStack).not.toHaveBeenCalled()
})
