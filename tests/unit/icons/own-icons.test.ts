import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import type { ViewerId } from '@/lib/auth/viewer'
import { pictureSize, pictureType } from '@/lib/icons/own/picture'
import { safeSvg } from '@/lib/icons/own/safe-svg'
import { storeOwnIcon } from '@/lib/icons/own/store-own-icon'
import { png, webp } from '../../support/pictures'

const svg = (inside: string, attributes = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}<path d="M0 0h8v8z"/></svg>`

test('text with an entity that the drawing defines is left out whole', () => {
  const drawn = safeSvg(
    `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<text>a&x;b</text><text fill="r&x;d">c &amp; d</text>')}`,
  )
  expect(drawn).toContain('<text/><text>c &amp; d</text>')
})

test('an upload with another content type than a picture’s is refused before its bytes are read', async () => {
  const upload = new Request('http://x', {
    method: 'POST',
    headers: { 'content-type': 'text/html' },
    body: new Uint8Array(png()),
  })
  await expect(storeOwnIcon('u' as ViewerId, upload)).rejects.toMatchObject({ status: 415 })
})

describe('the kind and the size of a picture are read from its bytes', () => {
  test('PNG', () => {
    expect(pictureType(png())).toBe('image/png')
    expect(pictureSize(png(24), 'image/png')).toEqual({ width: 24, height: 24 })
  })
  test('WebP', () => {
    expect(pictureType(webp)).toBe('image/webp')
    expect(pictureSize(webp, 'image/webp')).toEqual({ width: 1, height: 1 })
  })
  test('a truncated picture has no size', () => {
    expect(pictureSize(png().subarray(0, 40), 'image/png')).toBeUndefined()
    expect(pictureSize(webp.subarray(0, 30), 'image/webp')).toBeUndefined()
  })
  test.each(['<html><svg/></html>', 'GIF89a', '%PDF-1.7', '', '\x1f\x8b\x08'])('%j is not a picture', (text) =>
    expect(pictureType(Buffer.from(text, 'latin1'))).toBeUndefined(),
  )
})

describe('an SVG keeps its drawing', () => {
  test.each([
    ['a gradient', '<linearGradient id="a"><stop stop-color="#f00"/></linearGradient>', 'fill="url(#a)"'],
    [
      'a style sheet',
      '<linearGradient id="g"/><style>.a{fill:url(#g);stroke:#fff}</style>',
      '.a{fill:url(#g);stroke:#fff}',
    ],
    ['a style attribute', '<g style="fill:red;mix-blend-mode:screen"/>', 'style="fill:red;mix-blend-mode:screen"'],
    ['a repeated part', '<use xlink:href="#p"/>', '<use href="#p"/>'],
    ['a word', '<text x="1">a &lt; b &amp; c</text>', '<text x="1">a &lt; b &amp; c</text>'],
    ['a turn', '<g transform="rotate(45 2 2)"/>', 'transform="rotate(45 2 2)"'],
  ])('%s', (_what, inside, kept) => {
    const clean = safeSvg(svg(inside + (kept.startsWith('fill=') ? `<circle ${kept}/>` : '')))
    expect(clean).toContain(kept)
    expect(XMLValidator.validate(clean ?? '')).toBe(true)
  })
})

// promise: harmless-icons
describe('an SVG loses parts that take a browser minutes to draw', () => {
  const through = (name: string, how: string) =>
    Array.from(
      { length: 40 },
      (_, at) => `<${name} id="m${at}">${`<rect ${how}="url(#m${at + 1})" width="9" height="9"/>`.repeat(2)}</${name}>`,
    ).join('')

  test.each([
    ['masks through masks', through('mask', 'mask'), /<rect[^>]*mask/],
    ['clips through clips', through('clipPath', 'clip-path'), /<rect[^>]*clip-path/],
    ['patterns of patterns', through('pattern', 'fill'), /<rect[^>]*fill/],
    ['such a one in a style', '<mask id="a"><rect style="mask:url(#b);fill:#fff"/></mask>', /mask:/],
    ['such a one for a class', '<style>.a{mask:url(#b);fill:#fff}</style><mask id="b"><g class="a"/></mask>', /mask:/],
    [
      'one that is called like a gradient',
      '<mask id="b"/><linearGradient id="b"/><mask id="a"><rect mask="url(#b)"/></mask>',
      /rect mask/,
    ],
    ['filters', '<filter id="f"><feMorphology radius="40"/></filter><g filter="url(#f)"/>', /filter|feMor/],
    [
      'filters in a style',
      '<style>g{filter:blur(30px);-webkit-filter:blur(30px)}</style><g style="FILTER:blur(9px)"/>',
      /filter/i,
    ],
    [
      'dashes',
      '<style>g{stroke-dasharray:.001}</style><path d="M0 0h9999" stroke-dasharray=".001" style="stroke-dashoffset:1"/>',
      /dash/,
    ],
    [
      'markers',
      '<marker id="m"><path d="M0 0"/></marker><path marker-mid="url(#m)" style="marker-end:url(#m)"/>',
      /marker/,
    ],
  ])('%s', (_what, inside, gone) => {
    const clean = safeSvg(svg(inside))
    expect(clean).toContain('<path d="M0 0h8v8z"/>')
    expect(clean).not.toMatch(gone)
  })

  test('a mask, a clip and a gradient in each are kept', () => {
    const gradient = '<linearGradient id="g"><stop stop-color="#fff"/></linearGradient>'
    const parts = '<mask id="m"><rect fill="url(#g)"/></mask><clipPath id="c"><rect/></clipPath>'
    const drawn = '<g mask="url(#m)" style="clip-path:url(#c)"><rect/></g>'
    expect(safeSvg(svg(gradient + parts + drawn))).toContain(gradient + parts + drawn)
  })
})

describe('an SVG loses scripts, links and external resources', () => {
  test.each([
    '<script>alert(1)</script>',
    '<script href="https://evil.example/x.js"/>',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    '<g onload="alert(1)" onclick="alert(1)"/>',
    '<a href="javascript:alert(1)"><rect/></a>',
    '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
    '<image href="https://evil.example/x.png"/>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use href="data:image/svg+xml,evil.example"/>',
    '<rect fill="url(https://evil.example/x)"/>',
    '<rect fill="\\75rl(https://evil.example/x)"/>',
    '<rect mask="image-set(&quot;https://evil.example&quot; 1x)"/>',
    '<rect style="background:url(//evil.example)"/>',
    '<rect style="fill:\\75rl(//evil.example)"/>',
    '<style>@import "https://evil.example";</style>',
    '<style>@font-face{font-family:x;src:url(https://evil.example)}</style>',
    '<style>rect{fill:url(&quot;https://evil.example&quot;)}</style>',
    '<style>rect{--a:url(https://evil.example)}</style>',
    '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<?xml-stylesheet href="https://evil.example/x.css"?>',
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
    '<g xml:base="https://evil.example/"/>',
  ])('%s', (inside) => {
    const clean = safeSvg(svg(inside))
    expect(clean).toContain('<path d="M0 0h8v8z"/>')
    expect(clean).not.toMatch(/evil\.example|alert|javascript|<script|<a\b|\son\w+=|foreignObject|<image|<\?/i)
    expect(XMLValidator.validate(clean ?? '')).toBe(true)
  })

  test('entities that a document defines are not expanded', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text><g fill="&a;"/>')}`
    expect(safeSvg(bomb)).not.toMatch(/aaaa|ENTITY/)
  })
})

// promise: harmless-icons
test.each([
  ['another language', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
  ['tags that do not match', '<svg><g></svg>'],
  ['nothing to see', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['parts that repeat parts without end', svg('<use href="#a"/>'.repeat(40))],
  ...['mask', 'clipPath', 'pattern'].map((name) => [
    `a thousand parts drawn through a ${name} of hundreds`,
    svg(`<${name} id="a">${'<path d="M0 0h9v9z"/>'.repeat(500)}</${name}>${'<g mask="url(#a)"/>'.repeat(1000)}`),
  ]),
  ['ten thousand levels', svg('<g>'.repeat(9000) + '</g>'.repeat(9000))],
  ['a name that is none', svg('<__proto__/>')],
])('%s is refused', (_what, source) => expect(safeSvg(source)).toBeUndefined())

test('a path of 200,000 letters is checked at once', () => {
  const drawing = safeSvg(`<svg><path d="M0 0 ${'a'.repeat(200_000)}"/></svg>`)
  expect(drawing).toContain('<path d="M0 0 aaaa')
})
