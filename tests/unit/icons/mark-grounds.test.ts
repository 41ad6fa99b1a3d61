import { describe, expect, test } from 'vitest'
import { setIcon } from '@/lib/icons/icon-set'
import { drawMark, inkMark } from '@/lib/icons/mark-grounds'

const path = (fill = '') => `<path${fill && ` fill="${fill}"`} d="M0 0h24v24z"/>`
const mark = (body: string, color?: string) => ({ box: [0, 0, 24, 24] as const, body, ...(color ? { color } : {}) })
const rootOf = (svg: string) => /color="(#[\da-f]{6})"/.exec(svg)?.[1]

test('a mark of one colour is drawn in another ink, a mark of many colours is not', () => {
  for (const given of [mark(path(), '#f24e1e'), mark(path('#000'))]) {
    const inked = inkMark(given, '#ffffff') ?? ''
    expect(rootOf(inked)).toBe('#ffffff')
    expect(inked).not.toMatch(/#f24e1e|#000"/)
  }
  expect(inkMark(mark(path('#f24e1e') + path('#1abcfe')), '#ffffff')).toBeUndefined()
})

test('line art keeps its background on light and dark, and loses it when drawn in another ink', () => {
  const ground = '<rect width="24" height="24" rx="5" fill="#0053c9"/>'
  const lines = '<path fill="none" stroke="#ffffff" d="M0 0h24"/>'
  const whole = { ...mark(lines), ground }
  for (const on of ['light', 'dark', 'auto'] as const) expect(drawMark(whole, on)).toContain(`>${ground}${lines}<`)
  const inked = inkMark(whole, '#000000') ?? ''
  expect(inked).toContain('stroke="currentColor"')
  expect(inked).not.toContain('<rect')
})

describe('a mark on its background', () => {
  test('a black mark is black on light and white on dark, and a white one likewise', () => {
    for (const given of [mark(path(), '#181717'), mark(path('#000'))])
      expect([rootOf(drawMark(given, 'light')), rootOf(drawMark(given, 'dark'))]).toEqual([
        given.color ?? '#000000',
        '#ffffff',
      ])
    const white = mark(path('#fff'))
    expect([rootOf(drawMark(white, 'light')), rootOf(drawMark(white, 'dark'))]).toEqual(['#000000', '#ffffff'])
  })
  test('a colour that is visible on both is unchanged, without a style', () => {
    const both = drawMark(mark(path(), '#f24e1e'), 'auto')
    expect(rootOf(both)).toBe('#f24e1e')
    expect(both).not.toContain('<style')
  })
  test('a yellow mark on light and a navy one on dark become black or white on that colour', () => {
    const yellow = drawMark(mark(path(), '#fffc00'), 'light')
    expect(yellow).toContain('<rect x="0" y="0" width="24" height="24" rx="5.28" fill="#fffc00"/>')
    expect(rootOf(yellow)).toBe('#000000')
    expect(drawMark(mark(path(), '#fffc00'), 'dark')).not.toContain('<rect')
    const navy = drawMark(mark(path(), '#0a2540'), 'dark')
    expect(navy).toContain('fill="#0a2540"')
    expect(rootOf(navy)).toBe('#ffffff')
  })
  test('a mark of many colours is unchanged, and gets a white background on dark if a part is dark', () => {
    const many = mark(path('#e01e5a') + path('#36c5f0'))
    for (const ground of ['light', 'dark'] as const) expect(drawMark(many, ground)).toContain(many.body)
    expect(drawMark(many, 'dark')).not.toContain('<rect')
    const withBlack = mark(path('#ff9900') + path('#000'))
    expect(drawMark(withBlack, 'dark')).toContain('fill="#ffffff"/>')
    expect(drawMark(withBlack, 'light')).not.toContain('<rect')
  })
  test('a white glyph on a shape without a colour, which is black, stays white', () => {
    const badge = mark('<circle cx="12" cy="12" r="12"/>' + path('#fff'))
    expect(drawMark(badge, 'light')).toContain(badge.body)
    expect(drawMark(badge, 'dark')).toContain(badge.body)
  })
  test('a clipped white mark is black on light', () => {
    const clipped = mark('<g clip-path="url(#a)"><path fill="#fff" d="M0 0h24v24z"/></g>')
    expect(rootOf(drawMark(clipped, 'light'))).toBe('#000000')
    expect(drawMark(clipped, 'light')).toContain('fill="currentColor"')
  })
  test('the mark "auto" has both, for light and for dark', () => {
    const both = drawMark(mark(path(), '#000000'), 'auto')
    expect(rootOf(both)).toBe('#000000')
    expect(both).toMatch(/@media\(prefers-color-scheme:dark\)\{\.face\{color:#ffffff;fill:#ffffff\}/)
  })
})

test('a packaged black mark is drawn black on light and white on dark', async () => {
  for (const icon of ['simple-icons:nextdotjs', 'logos:github-icon']) {
    expect(rootOf((await setIcon(icon, 'light')) ?? ''), icon).toMatch(/^#[01]/)
    expect(rootOf((await setIcon(icon, 'dark')) ?? ''), icon).toBe('#ffffff')
  }
})
