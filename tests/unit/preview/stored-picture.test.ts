import { beforeEach, expect, test, vi } from 'vitest'
import type { PublicStack } from '@/lib/stack/public-stack'

const store = vi.hoisted(() => ({ read: vi.fn(), write: vi.fn(), draw: vi.fn() }))
vi.mock('@/lib/preview/picture-store', () => ({
  pictureId: ({ shareCode }: { shareCode: string }) => shareCode,
  readPicture: store.read,
  lastPicture: () => Promise.resolve(undefined),
  storePicture: store.write,
}))
vi.mock('@/lib/preview/picture', () => ({ drawPicture: store.draw, TOOLS_IN_PICTURE: { wide: 1 } }))
vi.mock('@/lib/png/write-text', () => ({ withPngText: (bytes: Uint8Array) => bytes }))

const { stackPicture } = await import('@/lib/preview/stack-picture')

const stackOf = (shareCode: string): PublicStack => ({
  shareCode,
  name: 'Mine',
  title: 'My tools',
  description: '',
  twitterHandle: '',
  theme: 'modern',
  sections: [],
  version: 1,
  listed: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  basedOn: null,
})

beforeEach(() => {
  for (const mock of Object.values(store)) mock.mockReset()
})

test('a picture stored by another process is not drawn again', async () => {
  const stored = new Uint8Array([1, 2, 3])
  store.read.mockResolvedValue(stored)
  expect((await stackPicture(stackOf('stored'))).body).toBe(stored)
  expect(store.draw).not.toHaveBeenCalled()
  expect(store.write).not.toHaveBeenCalled()
})

test('a missing picture is drawn once for several requests, and stored', async () => {
  store.read.mockResolvedValue(undefined)
  store.draw.mockResolvedValue(new Uint8Array([4]).buffer)
  const pictures = await Promise.all([stackPicture(stackOf('missing')), stackPicture(stackOf('missing'))])
  expect(pictures.map(({ body }) => [...body])).toEqual([[4], [4]])
  expect([store.draw.mock.calls.length, store.write.mock.calls.length]).toEqual([1, 1])
})
