import { expect, test, vi } from 'vitest'
import { drawInQueue } from '@/lib/preview/drawing-queue'
import { stackPicture } from '@/lib/preview/stack-picture'
import { publicStack } from '@/tests/support/public-stack'

/** The picture of a stack while the drawing queue is full. */

const LAST = new Uint8Array([1, 2, 3])
const stored = vi.hoisted(() => ({ last: undefined as Uint8Array<ArrayBuffer> | undefined }))
vi.mock(import('@/lib/preview/picture-store'), async (original) => ({
  ...(await original()),
  readPicture: () => Promise.resolve(undefined),
  lastPicture: () => Promise.resolve(stored.last),
  storePicture: () => Promise.resolve(),
}))

async function whileQueueIsFull<T>(ask: () => Promise<T>): Promise<T> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const waiting: Promise<void>[] = []
  await new Promise<void>((begun) => {
    const first = () => {
      begun()
      return held
    }
    waiting.push(drawInQueue(first))
  })
  for (let at = 0; at < 40; at++) waiting.push(drawInQueue(() => held))
  await expect(drawInQueue(() => held)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  try {
    return await ask()
  } finally {
    release()
    await Promise.all(waiting)
  }
}

test('with a full queue an older picture is sent, which no cache may store, and the current one is drawn later', async () => {
  const stack = publicStack({ version: 7 })
  stored.last = LAST
  expect(await whileQueueIsFull(() => stackPicture(stack))).toEqual({
    body: LAST,
    headers: { 'cache-control': 'no-store' },
  })
  const drawn = await stackPicture(stack)
  expect(drawn.headers).toBeUndefined()
  expect(drawn.body.length).toBeGreaterThan(1_000)
})

test('with a full queue and no older picture the answer is 503', async () => {
  stored.last = undefined
  await expect(whileQueueIsFull(() => stackPicture(publicStack({ version: 8 })))).rejects.toMatchObject({ status: 503 })
})
