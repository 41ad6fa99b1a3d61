import { describe, expect, test } from 'vitest'
import { pngText } from '@/lib/png/read-text'
import { withPngText } from '@/lib/png/write-text'
import { png, rowsOf } from '@/tests/support/pictures'

const picture = new Uint8Array(png())

test('an embedded text is read unchanged, and the picture stays the same', async () => {
  const text = 'Zoë 日本語 🎹\n'.repeat(1_000)
  const carrying = withPngText(picture, 'stackbook', text)
  expect(await pngText(carrying, 'stackbook')).toBe(text)
  expect(rowsOf(Buffer.from(carrying))).toEqual(rowsOf(Buffer.from(picture)))
  expect(await pngText(carrying, 'another')).toBeUndefined()
})

describe('no text is read from', () => {
  const carrying = withPngText(picture, 'stackbook', 'x'.repeat(10_000))
  test.each([
    ['no PNG', new Uint8Array([1, 2, 3])],
    ['a PNG without a text', picture],
    ['a file that is cut short', carrying.slice(0, 70)],
    ['a text of more than four megabytes', withPngText(picture, 'stackbook', 'x'.repeat(5_000_000))],
    ['a broken text', carrying.map((byte, at) => (at > 60 && at < 75 ? 255 : byte))],
    ['a chunk that claims to be huge', carrying.map((byte, at) => (at === 33 ? 255 : byte))],
  ])('%s', async (_what, bytes) => expect(await pngText(new Uint8Array(bytes), 'stackbook')).toBeUndefined())
})
