import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hexOf, luminance, rgbOf } from '@/lib/colour'
import { TRANSFORM_THEMES } from '@/lib/engine/types'
import { MODERN } from '@/lib/modern-hex'

/**
 * Borders of controls have a contrast of 3:1 to their background, in every theme, light and dark.
 */

/** The linear channels of an oklch() colour, from 0 to 1. */
function linear(color: string): [number, number, number] {
  const [share = 0, chroma = 0, hue = 0] = (/oklch\(([^)]*)\)/.exec(color)?.[1] ?? '')
    .split(' ')
    .map((part) => (part.endsWith('%') ? parseFloat(part) / 100 : Number(part)))
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (share + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (share - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (share - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Relative luminance of an oklch() colour or a hex code. */
function light(color: string): number {
  const hex = rgbOf(color)
  if (hex) return luminance(hex)
  const [red, green, blue] = linear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hexCode(color: string): string {
  const [red, green, blue] = linear(color).map((part) => {
    const share = Math.min(1, Math.max(0, part))
    return 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055)
  })
  return hexOf([red ?? 0, green ?? 0, blue ?? 0])
}

const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [light(one), light(other)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** The tokens of every block of a style sheet that sets the colour of controls. */
function palettes(file: string): Record<string, string>[] {
  const blocks = readFileSync(`app/${file}`, 'utf8').match(/[^{}]*\{[^{}]*--control: (?:#|oklch)[^{}]*\}/g) ?? []
  return blocks.map((block) =>
    Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[\da-f]{3,6}|oklch\([^)]*\));/g)].map((m) => [m[1], m[2]])),
  )
}

test('the contrast of known colours is right', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5)
  expect(contrast('oklch(100% 0 0)', 'oklch(0% 0 0)')).toBeCloseTo(21, 1)
  expect(light('oklch(62.8% 0.2577 29.23)')).toBeCloseTo(light('#ff0000'), 2)
})

test.each([
  ['globals.css', 2, ['paper', 'raised']],
  ['themes/retro80s.css', 1, ['paper', 'raised']],
  ['themes/y2k.css', 1, ['paper', 'raised']],
  ['themes/fun90s.css', 1, ['paper', 'raised']],
] as const)('the borders of controls of %s have enough contrast', (file, count, grounds) => {
  const found = palettes(file)
  expect(found).toHaveLength(count)
  for (const palette of found)
    for (const ground of grounds)
      expect(contrast(palette.control ?? '', palette[ground] ?? ''), ground).toBeGreaterThanOrEqual(3)
})

/** The blocks of the scenes, in the order of the file. */
const sceneNames = Array.from(
  readFileSync('app/themes/scenes.css', 'utf8').matchAll(/^html\[data-scene='([^']+)'\],$/gm),
  ([, name = '']) => name,
)
const scenes = palettes('themes/scenes.css').map((palette, at) => [sceneNames[at] ?? '', palette] as const)

test('every transform has a scene', () => {
  expect([...sceneNames].sort()).toEqual(TRANSFORM_THEMES.map(({ value }) => value).sort())
  expect(scenes).toHaveLength(sceneNames.length)
})

test.each(scenes)('text and controls of the scene %s have enough contrast on all of its backgrounds', (_, palette) => {
  for (const ground of ['paper', 'raised', 'sunken'] as const) {
    const on = palette[ground] ?? ''
    expect(contrast(palette.ink ?? '', on), `ink on ${ground}`).toBeGreaterThanOrEqual(7)
    expect(contrast(palette.muted ?? '', on), `muted on ${ground}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.accent ?? '', on), `accent on ${ground}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.control ?? '', on), `control on ${ground}`).toBeGreaterThanOrEqual(3)
  }
  expect(contrast(palette.accent ?? '', palette['accent-ink'] ?? '')).toBeGreaterThanOrEqual(4.5)
})

test('mails, cards and the page of the API have the colours of Modern', () => {
  const [light = {}, dark = {}] = palettes('globals.css')
  const shown = ({ paper = '', ink = '', muted = '', accent = '', 'accent-ink': accentInk = '' }) =>
    [paper, ink, muted, accent, accentInk].map(hexCode)
  expect(shown(light)).toEqual(Object.values(MODERN.light))
  expect(shown(dark)).toEqual(Object.values(MODERN.dark))
})
