import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { luminance, parse } from '@/lib/icons/visible-color'

/** The edges of what can be operated are told from their ground at 3:1, in every theme, light and dark. */

/** Relative luminance of an oklch() colour or a hex code. */
function light(color: string): number {
  const hex = parse(color)
  if (hex) return luminance(hex)
  const [share = 0, chroma = 0, hue = 0] = (/oklch\(([^)]*)\)/.exec(color)?.[1] ?? '')
    .split(' ')
    .map((part) => (part.endsWith('%') ? parseFloat(part) / 100 : Number(part)))
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (share + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (share - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (share - 0.0894841775 * a - 1.291485548 * b) ** 3
  return -0.0405757452 * l + 1.1122868033 * m - 0.071711058 * s
}

const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [light(one), light(other)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** The tokens of every block of a style sheet that sets the colour of controls. */
function palettes(file: string): Record<string, string>[] {
  const blocks = readFileSync(`app/${file}`, 'utf8').match(/[^{}]*\{[^{}]*--control:[^{}]*\}/g) ?? []
  return blocks.map((block) =>
    Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[\da-f]{3,6}|oklch\([^)]*\));/g)].map((m) => [m[1], m[2]])),
  )
}

test('the arithmetic gives what is known', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5)
  expect(contrast('oklch(100% 0 0)', 'oklch(0% 0 0)')).toBeCloseTo(21, 1)
  expect(light('oklch(62.8% 0.2577 29.23)')).toBeCloseTo(light('#ff0000'), 2)
})

test.each([
  ['globals.css', 2, ['paper', 'raised']],
  ['themes/retro80s.css', 1, ['paper', 'raised']],
  ['themes/y2k.css', 1, ['paper', 'raised']],
  ['themes/fun90s.css', 1, ['paper', 'raised']],
] as const)('the edges of the controls of %s are seen', (file, count, grounds) => {
  const found = palettes(file)
  expect(found).toHaveLength(count)
  for (const palette of found)
    for (const ground of grounds)
      expect(contrast(palette.control ?? '', palette[ground] ?? ''), ground).toBeGreaterThanOrEqual(3)
})
