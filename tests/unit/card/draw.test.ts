import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawCard, drawMissing } from '@/lib/card/draw'
import { CARD_THEMES, readCardOptions } from '@/lib/card/options'
import { iconStore } from '@/lib/storage'
import { bareTool } from '@/tests/support/bare-tool'
import { png } from '@/tests/support/pictures'
import { hostileStack, numbersFrom, publicStack } from '@/tests/support/public-stack'

const fetched = vi.fn(() => Promise.reject(new Error('asked the network')))
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockClear()
})

const options = (query = '') => readCardOptions(new URLSearchParams(query))
const MAX_BYTES = 120_000

interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Without that of child elements. */
  readonly text: string
}

const { DOMParser } = new JSDOM().window
const XML_ERROR = 'http://www.mozilla.org/newlayout/xml/parsererror.xml'

/**
 * Every element of the drawing, read by a strict XML parser that knows nothing of how it was
 * written.
 */
function elementsOf(svg: string): Node[] {
  const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(root.namespaceURI === XML_ERROR ? root.textContent : undefined, svg).toBeUndefined()
  return [root, ...root.querySelectorAll('*')].map(({ localName: name, attributes, childNodes }) => ({
    name,
    attributes: Object.fromEntries([...attributes].map((attribute) => [attribute.name, attribute.value])),
    text: [...childNodes].map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : '')).join(''),
  }))
}

test.each([
  ['an entity of HTML', '<title>a&nbsp;b</title>'],
  ['a control character', '<title>a\u0001b</title>'],
  ['a noncharacter', '<title>a\uffffb</title>'],
  ['a prefix without a namespace', '<use xlink:href="#a"/>'],
  ['a markup character in an attribute', '<a href="<b>"/>'],
  ['an attribute twice', '<a id="1" id="2"/>'],
  ['an element that is not closed', '<g>'],
])('the parser of this test refuses %s', (_what, inner) => {
  expect(() => elementsOf(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)).toThrow(/undefined/)
})

const DRAWN =
  /^(?:svg|title|desc|style|a|g|rect|path|circle|ellipse|line|polygon|polyline|text|tspan|image|use|defs|symbol|clipPath|mask|filter|pattern|switch|linearGradient|radialGradient|stop|fe\w+)$/

function expectHarmless(svg: string, seed: number): void {
  expect(Buffer.byteLength(svg), `size of ${seed}`).toBeLessThanOrEqual(MAX_BYTES)
  for (const { name, attributes } of elementsOf(svg)) {
    expect(name, String(seed)).toMatch(DRAWN)
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(attribute, String(seed)).not.toMatch(/^on/i)
      if (/(?:^|:)href$/.test(attribute) && name !== 'a') expect(value, String(seed)).toMatch(/^(?:#|data:image\/)/)
      if (name === 'a' && attribute === 'href') expect(value).toBe('http://localhost:3000/?share=abcdefgh23')
      expect(value, String(seed)).not.toMatch(/url\((?!#|'#)/)
    }
  }
  expect(svg.replace(/data:[^"]*/g, '')).not.toMatch(/@import|<script|<foreignObject|<iframe|<!ENTITY/i)
}

test('two hundred hostile stacks give valid XML within the size limit, which runs and loads nothing', async () => {
  for (let seed = 0; seed < 200; seed++) {
    const below = numbersFrom(seed)
    const pick = (list: readonly string[]) => list[below(list.length)] ?? ''
    const query = new URLSearchParams({
      theme: pick(CARD_THEMES),
      style: pick(['card', 'badge', 'icons']),
      names: pick(['0', '1']),
      columns: String(1 + below(12)),
      limit: String(1 + below(60)),
    })
    expectHarmless(await drawCard(hostileStack(seed), readCardOptions(query)), seed)
  }
  expect(fetched).not.toHaveBeenCalled()
})

const many = (count: number, over = {}) =>
  publicStack({
    title: 'What I use',
    twitterHandle: 'maker',
    sections: [
      { title: 'All', tools: Array.from({ length: count }, (_, at) => bareTool(`t${at}`, `Tool ${at}`, over)) },
    ],
  })

describe('a card shows', () => {
  test('the title, the handle, the number of tools, their names, and a link to the stack', async () => {
    const svg = await drawCard(many(3), options())
    const elements = elementsOf(svg)
    const texts = elements.filter(({ name }) => name === 'text').map(({ text }) => text)
    expect(texts).toContain('What I use')
    expect(texts).toContain('@maker · 3 tools · Stackbook')
    expect(texts).toEqual(expect.arrayContaining(['Tool 0', 'Tool 1', 'Tool 2']))
    expect(elements.find(({ name }) => name === 'title')?.text).toBe('What I use')
    expect(elements.find(({ name }) => name === 'desc')?.text).toBe(
      '3 tools in 1 section by @maker: Tool 0, Tool 1, and Tool 2.',
    )
    expect(elements.find(({ name }) => name === 'a')?.attributes.href).toBe('http://localhost:3000/?share=abcdefgh23')
  })

  test.each([
    ['', 24, '+ 276'],
    ['limit=60', 60, '+ 240'],
    ['limit=5', 5, '+ 295'],
    ['limit=61', 24, '+ 276'],
    ['limit=-1', 24, '+ 276'],
  ])('of 300 tools with %j: %i and the rest as a number', async (query, shown, rest) => {
    const elements = elementsOf(await drawCard(many(300), options(query)))
    expect(elements.filter(({ name }) => name === 'g' || name === 'text').some(({ text }) => text === rest)).toBe(true)
    expect(elements.filter(({ name, text }) => name === 'title' && text.startsWith('Tool '))).toHaveLength(shown)
  })

  test('no names with names=0, and only icons without a background with style=icons', async () => {
    const bare = await drawCard(many(3), options('names=0'))
    expect(elementsOf(bare).some(({ name, text }) => name === 'text' && text === 'Tool 1')).toBe(false)
    const icons = await drawCard(many(3), options('style=icons'))
    expect(icons).not.toContain('What I use</text>')
    expect(icons).not.toContain('id="box"')
  })

  test.each([
    ['', 5],
    ['columns=1', 1],
    ['columns=12', 12],
    ['columns=13', 5],
    ['style=icons&columns=3', 3],
  ])('of 24 tools with %j: %i in a row', async (query, columns) => {
    const plates = elementsOf(await drawCard(many(24), options(query)))
      .filter(({ name, attributes }) => name === 'rect' && attributes.width === '48')
      .map(({ attributes }) => attributes)
    expect(new Set(plates.map(({ x, y }) => `${x} ${y}`)).size).toBe(24)
    expect(new Set(plates.map(({ x }) => x)).size).toBe(columns)
    expect(new Set(plates.map(({ y }) => y)).size).toBe(Math.ceil(24 / columns))
  })

  test('an upload is a WebP of 48 pixels in the drawing', async () => {
    await iconStore.write('own-00000000000000c1', { type: 'image/png', bytes: new Uint8Array(png(64)) })
    const elements = elementsOf(await drawCard(many(1, { icon_id: 'own-00000000000000c1' }), options()))
    const [image, ...more] = elements.filter(({ name }) => name === 'image')
    const [, base64 = ''] = /^data:image\/webp;base64,(.+)$/.exec(image?.attributes.href ?? '') ?? []
    const { width, height, format } = await sharp(Buffer.from(base64, 'base64')).metadata()
    expect([width, height, format, more]).toEqual([48, 48, 'webp', []])
  })

  test('a mark of more than 3 kB is drawn as an app icon, a smaller one as itself', async () => {
    const letters = async (icon_id: string) => {
      const stack = publicStack({ sections: [{ title: 'All', tools: [bareTool('1', 'Qvxz', { icon_id })] }] })
      const elements = elementsOf(await drawCard(stack, options('names=0')))
      return elements.filter(({ name, text }) => name === 'text' && text.startsWith('Q')).length
    }
    expect(await letters('logos:adonisjs')).toBe(1)
    expect(await letters('logos:airbyte')).toBe(0)
  })

  test('a card of more than 120 kB counts its last tools instead of drawing them', async () => {
    const svg = await drawCard(many(60, { icon_id: 'logos:amp' }), options('limit=60&theme=light'))
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES)
    expect(Buffer.byteLength(svg)).toBeGreaterThan(MAX_BYTES - 8_000)
    const elements = elementsOf(svg)
    const shown = elements.filter(({ name, text }) => name === 'title' && text.startsWith('Tool '))
    const rest = elements.flatMap(({ name, text }) => (name === 'text' && /^\+ (\d+)$/.exec(text)?.[1]) || [])
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.map(({ text }) => text)).toEqual(shown.map((_, at) => `Tool ${at}`))
    expect(rest).toEqual([String(60 - shown.length)])
  })

  test('a badge has one line', async () => {
    const [root] = elementsOf(await drawCard(many(42), options('style=badge')))
    expect(root?.attributes.height).toBe('28')
  })

  test('the theme "auto" has colours for light and dark, every other theme one set', async () => {
    expect(CARD_THEMES).toContain('auto')
    for (const theme of CARD_THEMES) {
      const svg = await drawCard(many(2), options(`theme=${theme}`))
      expect(svg.includes('prefers-color-scheme'), theme).toBe(theme === 'auto')
    }
  })

  test('the address of another site’s icon is not in the drawing', async () => {
    const svg = await drawCard(many(2, { icon_id: 'https://pictures.example/a.png' }), options())
    expect(svg).not.toContain('pictures.example')
  })

  test('retired tools are last and faded', async () => {
    const stack = publicStack({
      sections: [{ title: 'A', tools: [bareTool('1', 'Old', { status: 'retired' }), bareTool('2', 'New')] }],
    })
    const svg = await drawCard(stack, options())
    expect(svg.indexOf('<title>New')).toBeLessThan(svg.indexOf('<title>Old'))
    expect(svg).toContain('<g opacity=".5"><title>Old')
  })
})

test('a missing stack gives a drawing too', () => {
  const svg = drawMissing('There is no stack <with> this code.', options('theme=dark'))
  expect(elementsOf(svg).find(({ name }) => name === 'title')?.text).toBe('There is no stack <with> this code.')
})
