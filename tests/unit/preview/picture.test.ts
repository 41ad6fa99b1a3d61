import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { STACK_THEMES, type StackTheme } from '@/lib/stack/stack-theme'
import type { PublicStack } from '@/lib/stack/public-stack'
import { FONT_FILES } from '@/lib/preview/fonts'
import { mosaicBoxes } from '@/lib/preview/mosaic'
import { drawPicture } from '@/lib/preview/picture'
import { PICTURE_STYLES } from '@/lib/preview/picture-styles'
import { chosenTools, mosaicTiles } from '@/lib/preview/tiles'
import { iconStore } from '@/lib/storage'
import { drawableText, isDrawable, isRightToLeft } from '@/lib/preview/drawable-text'
import { stackPicture } from '@/lib/preview/stack-picture'
import { charactersIn } from '@/tests/support/font-file'
import { png, rowsOf } from '@/tests/support/pictures'
import { publicStack } from '@/tests/support/public-stack'

const tool = (id: string, text = id, icon = '') => ({
  id,
  text,
  description: '',
  link: '',
  label: '',
  icon_id: icon,
  color: '#3178c6',
})

/** The left edge of the first plate in every look, and the bytes per pixel. */
const PLATES_FROM = 612
const BYTES = 4
const WIDTH = 1200

const picture = async (shown: PublicStack) => (await stackPicture(shown)).body

let version = 0
const stack = (part: Partial<PublicStack>): PublicStack =>
  publicStack({
    sections: [{ title: 'Editors', tools: [tool('vim', 'Vim', 'simple-icons:vim'), tool('x', 'Xylo')] }],
    version: ++version,
    ...part,
  })

/**
 * The drawing library reads its own parts by data URLs; any other request would go to the network.
 */
const inside = globalThis.fetch
const fetched = vi.fn((url: string) => Promise.reject(new Error(`asked the network for ${url}`)))
const asked = (input: RequestInfo | URL, init?: RequestInit) => {
  const url = input instanceof Request ? input.url : String(input)
  return url.startsWith('data:') ? inside(input, init) : fetched(url)
}
beforeEach(() => vi.stubGlobal('fetch', asked))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockClear()
})

/** Width and height from the header of a PNG. */
function sizeOf(picture: Uint8Array<ArrayBuffer>): [number, number] {
  const view = new DataView(picture.buffer, picture.byteOffset)
  expect(view.getUint32(0)).toBe(0x89504e47)
  return [view.getUint32(16), view.getUint32(20)]
}

describe('the picture of a link preview', () => {
  test.each(STACK_THEMES)('is 1200 by 630 in %s, and nothing is fetched for it', async (theme) => {
    expect(sizeOf(await picture(stack({ theme, twitterHandle: 'somebody' })))).toEqual([1200, 630])
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each([
    [
      'a long title',
      'The whole of everything that I have ever used, kept and thrown away in thirty years of work '.repeat(2),
    ],
    ['one endless word', 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhänger'],
    ['emoji', '🦄 My stack 🚀 1️⃣ ©️ ™️ 👩‍👩‍👧'],
    ['Japanese', '私の仕事道具'],
    ['Hebrew', 'הכלים שלי'],
    ['Arabic with marks', 'أدواتي المفضّلة'],
    ['Cyrillic', 'Мой рабочий стол'],
    ['accents', 'Żółć ça va über Ærø ñandú'],
    ['signs that fonts rarely have', '→ ∀x ☃ ½ ﷽ \u202e abc \u0301'],
  ])('is drawn without a fetch for %s', async (_, title) => {
    const sections = [{ title, tools: [tool('a', title), tool('b', title)] }]
    for (const theme of STACK_THEMES) {
      expect(sizeOf(await picture(stack({ title, sections, theme })))).toEqual([1200, 630])
    }
    expect(fetched).not.toHaveBeenCalled()
  })

  const ENDLESS = 'Donaudampfschifffahrtsgesellschaftskapitän'
  const twelve = Array.from({ length: 12 }, (_, at) => tool(`t${at}`, 'Vim', 'simple-icons:vim'))
  const drawn = async (title: string, theme: StackTheme, over: Partial<PublicStack> = {}) =>
    rowsOf(Buffer.from(await picture(stack({ theme, title, sections: [{ title, tools: twelve }], ...over }))))
  const beside = (rows: Buffer[]) => Buffer.concat(rows.map((row) => row.subarray(PLATES_FROM * BYTES)))

  test.each(STACK_THEMES)('keeps an endless word clear of the tiles in %s', async (theme) => {
    const [endless, short] = [await drawn(ENDLESS, theme), await drawn('Ship', theme)]
    expect(beside(endless).equals(beside(short))).toBe(true)
  })

  test.each(STACK_THEMES)('keeps the widest handle clear of the tiles in %s', async (theme) => {
    const [wide, short] = [
      await drawn('Ship', theme, { twitterHandle: 'W'.repeat(20) }),
      await drawn('Ship', theme, { twitterHandle: 'w' }),
    ]
    expect(beside(wide).equals(beside(short))).toBe(true)
  })

  test('draws a single tool larger than one of twelve', async () => {
    const tall = (rows: Buffer[]) =>
      rows.filter((row) => {
        const side = row.subarray(900 * BYTES)
        return !side.equals(Buffer.concat(Array.from({ length: side.length / BYTES }, () => row.subarray(0, BYTES))))
      }).length
    const single = await drawn('Ship', 'modern', { sections: [{ title: 'Editors', tools: twelve.slice(0, 1) }] })
    expect(tall(single)).toBeGreaterThan(240)
  })

  test('writes an endless word in letters that are legible in a small picture', async () => {
    const rows = await drawn(ENDLESS, 'modern')
    const written = rows.map((row) => {
      const words = row.subarray(0, PLATES_FROM * BYTES)
      return !words.equals(Buffer.concat(Array.from({ length: PLATES_FROM }, () => row.subarray(0, BYTES))))
    })
    const first = written.indexOf(true)
    expect(written.indexOf(false, first) - first).toBeGreaterThan(30)
  })

  test('every character that is drawn is in one of the fonts', () => {
    const fonts = FONT_FILES.map(({ file }) => charactersIn(`node_modules/${file}`))
    const drawable = Array.from({ length: 0xffff }, (_, code) => code).filter((code) =>
      isDrawable(String.fromCharCode(code)),
    )
    expect(drawable.length).toBeGreaterThan(30_000)
    const missing = drawable.filter((code) => !fonts.some((characters) => characters.has(code)))
    expect(missing.map((code) => code.toString(16))).toEqual([])
  })

  const titleOf = async (title: string) => {
    const content = { title, by: '', about: '', count: '', tools: [], total: 0, look: PICTURE_STYLES.modern }
    return rowsOf(Buffer.from(await drawPicture(content)))
  }
  const inked = (rows: Buffer[]) => rows.filter((row) => !row.every((byte, at) => byte === row[at % BYTES])).length

  test.each(['私の仕事道具', 'أدواتي', 'הכלים שלי', 'मेरे औज़ार', '내 도구', '🦄🚀'])('writes %s', async (title) => {
    const [empty, written] = [await titleOf(''), await titleOf(title)]
    expect(inked(written)).toBeGreaterThan(inked(empty) + 40)
  })

  test('begins a title in Arabic or Hebrew at the right', async () => {
    const half = async (title: string) =>
      inked((await titleOf(title)).slice(0, 300).map((row) => row.subarray(0, (WIDTH / 2) * BYTES)))
    expect(await half('כלים')).toBe(0)
    expect(await half('Tools')).toBeGreaterThan(40)
  })

  test('letters of an app icon are drawn if the fonts have them, else the glyph alone', async () => {
    const named = ['東京メトロ', 'เครื่องมือ', 'Xylo'].map((text, at) => tool(`t${at}`, text))
    const area = { x: 0, y: 0, width: 600, height: 600 }
    const svg = await mosaicTiles({ tools: named, total: 3, area, nameSizes: [], families: ['Geist'] })
    expect(Array.from(svg.matchAll(/<text[^>]*>([^<]*)/g), ([, letters]) => letters)).toEqual(['東', 'Xy'])
    expect(svg.match(/<svg /g)).toHaveLength(3)
  })

  test('an uploaded icon is drawn with the name of its tool', async () => {
    vi.spyOn(iconStore, 'read').mockResolvedValueOnce(new Uint8Array(png()))
    const area = { x: 0, y: 0, width: 600, height: 600 }
    const tools = [tool('lathe', 'Lathe', 'own-0123456789abcdef')]
    const svg = await mosaicTiles({ tools, total: 1, area, nameSizes: [30], families: ['Geist'] })
    expect(svg).toContain('href="data:image/png;base64,')
    expect(svg).toContain('>Lathe</text>')
  })

  test('counts the tools that have no tile', async () => {
    const area = { x: 0, y: 0, width: 600, height: 600 }
    const svg = await mosaicTiles({ tools: twelve, total: 42, area, nameSizes: [], families: ['Geist'] })
    expect(svg).toContain('>+30<')
  })

  test('the tiles of a mosaic fill its area without overlap for one to thirteen tools', () => {
    const area = { x: 100, y: 50, width: 400, height: 400 }
    for (let tiles = 1; tiles <= 13; tiles++) {
      const boxes = mosaicBoxes(tiles, area, 0)
      expect(boxes).toHaveLength(tiles)
      expect(boxes.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(160_000)
      for (const { x, y, width, height } of boxes) {
        expect([x >= 100, y >= 50, x + width <= 500, y + height <= 450]).toEqual([true, true, true, true])
        const touching = boxes.filter(
          (other) =>
            other.x < x + width && x < other.x + other.width && other.y < y + height && y < other.y + other.height,
        )
        expect(touching).toHaveLength(1)
      }
    }
  })

  test('never fetches the picture of a tool from elsewhere', async () => {
    await picture(
      stack({
        sections: [
          { title: 'Mine', tools: [tool('a', 'A', 'https://pictures.example/a.png'), tool('b', 'B', 'own-42')] },
        ],
      }),
    )
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is drawn once for each version', async () => {
    const same = stack({})
    expect(await picture(same)).toBe(await picture({ ...same }))
    expect(await picture({ ...same, version: ++version })).not.toBe(await picture(same))
  })

  test('is drawn for an empty stack, too', async () => {
    expect(sizeOf(await picture(stack({ sections: [] })))).toEqual([1200, 630])
  })

  test('shows tools of every section before a second of any', () => {
    const sections = [
      { title: 'A', tools: ['a1', 'a2', 'a3'].map((id) => tool(id)) },
      { title: 'B', tools: ['b1'].map((id) => tool(id)) },
      { title: 'C', tools: Array.from({ length: 20 }, (_, at) => tool(`c${at + 1}`)) },
    ]
    expect(
      chosenTools(sections)
        .map(({ id }) => id)
        .join(' '),
    ).toBe('a1 b1 c1 a2 c2 a3 c3 c4 c5 c6 c7 c8')
  })

  test('shows tools with a mark before those with a general icon', () => {
    const icons = ['lucide:camera', '', 'lucide:camera', 'simple-icons:figma', 'lucide:lamp']
    const tools = icons.map((icon, at) => tool(`t${at}`, 'Any', icon))
    expect(chosenTools([{ title: 'A', tools }]).map(({ id }) => id)).toEqual(['t3', 't0', 't1', 't2', 't4'])
  })
})

describe('text that can be drawn', () => {
  test('has the scripts of the fonts, and emoji in a colour font', () => {
    expect(drawableText('私の desk', 90, 'A stack')).toBe('私の desk')
    expect(drawableText('My 🚀 desk 👩‍👩‍👧', 90, 'A stack', { emoji: true })).toBe('My 🚀 desk 👩‍👩‍👧')
    expect(drawableText('🚀', 90, 'A stack', { emoji: true })).toBe('🚀')
  })
  test('has the direction of its first letter', () => {
    expect(['42 כלים', 'أدواتي', 'My כלים', '🚀 42', ''].map(isRightToLeft)).toEqual([true, true, false, false, false])
  })
  test('leaves out other characters, and is replaced if too little is left', () => {
    expect(drawableText('🚀 My  desk', 90, 'A stack')).toBe('My desk')
    expect(drawableText('เครื่องมือ desk', 90, 'A stack')).toBe('A stack')
    expect(drawableText('🚀', 90, 'A stack')).toBe('A stack')
  })
  test('is cut with an ellipsis', () => {
    expect(drawableText('abc def ghi', 6, '')).toBe('abc d…')
  })
  test('every title of the gallery is drawn whole', () => {
    const stacks = JSON.parse(readFileSync('prisma/seed/stacks.json', 'utf8')) as { title: string }[]
    expect(stacks.map(({ title }) => drawableText(title, 90, ''))).toEqual(stacks.map(({ title }) => title))
  })
})
