import { describe, expect, test } from 'vitest'
import { setIcon } from '@/lib/icons/icon-set'
import { iconSource } from '@/lib/icons/icon-source'
import { IconPairs, IconRef } from '@/lib/icons/schema'
import { luminance, rgbOf } from '@/lib/colour'
import { visibleColor } from '@/lib/icons/visible-color'

describe('a brand’s colour', () => {
  test.each(['#000000', '#ffffff', '#f7df1e', '#61dafb', '#181717', '#ff0000', '#0a0a23'])(
    '%s is made visible on light and dark',
    (hex) => {
      const rgb = rgbOf(visibleColor(hex))
      const light = luminance(rgb ?? [0, 0, 0])
      expect(light).toBeGreaterThan(0.12)
      expect(light).toBeLessThan(0.34)
    },
  )
  test('one that is visible stays', () => expect(visibleColor('#cc4b2c')).toBe('#cc4b2c'))
})

describe('the icon sets', () => {
  test.each([
    'simple-icons:github',
    'logos:react',
    'devicon:docker',
    'fa6-brands:slack',
    'lucide:code',
    'skill-icons:ableton-dark',
  ])('%s is drawn', async (id) => {
    const svg = await setIcon(id)
    expect(svg).toMatch(/^<svg .*<\/svg>$/s)
    expect(svg).not.toMatch(/currentColor(?=.*<svg)|<script|onload/i)
  })
  test.each(['logos:github-icon', 'logos:cockpit'])(
    '%s, all dark or all light, is drawn in a colour that both plates show',
    async (id) => {
      const colors = (await setIcon(id))?.match(/#[\da-f]{3,6}\b/gi) ?? []
      expect(colors).not.toEqual([])
      for (const color of colors) expect(visibleColor(color)).toBe(color)
    },
  )
  test('an icon of another name is drawn by its alias', async () =>
    expect(await setIcon('logos:rollup')).toMatch(/^<svg/))
  test.each([
    'lucide:no-such-icon',
    'nope:react',
    'react',
    'logos:icons',
    'lucide:width',
    'simple-icons:../../package',
    'logos:',
  ])('%s is unknown', async (id) => expect(await setIcon(id)).toBeUndefined())
})

describe('names of icons', () => {
  test.each(['../../package.json', 'a/b', 'https://x.example/i.png', '', 'x'.repeat(81), 'a..b'])(
    '%s is refused',
    (id) => expect(IconRef.safeParse({ icon_id: id }).success).toBe(false),
  )
  test('pairs are read by their texts', () => {
    expect(IconPairs.parse({ pairs: 'react||a,visual studio code||b,,||c' }).pairs).toEqual([
      'react',
      'visual studio code',
    ])
    expect(
      IconPairs.safeParse({ pairs: Array.from({ length: 51 }, (_, index) => `t${index}||i`).join(',') }).success,
    ).toBe(false)
  })
})

describe('which picture stands for a tool', () => {
  const source = (icon_id: string, text = 'Thing', description = '') => iconSource({ icon_id, text, description })
  test('an image by its address, an icon by its name through our own route', () => {
    expect(source('https://img.example/x.png')).toBe('https://img.example/x.png')
    expect(source('logos:react')).toBe('/api/icons/logos%3Areact')
    expect(source('k3v9-own')).toBe('/api/icons/k3v9-own')
  })
  test.each([
    ['Chat AI', 'sparkles'],
    ['My tool', 'wrench'],
    ['Some framework', 'layers'],
    ['Team database', 'database'],
    ['Cloud nine', 'cloud'],
    ['Weather app', 'app-window'],
    ['Frobnicator', 'code'],
  ])('without an icon by a word of the name: %s', (text, icon) =>
    expect(source('', text)).toBe(`/api/icons/lucide%3A${icon}`),
  )
  test('an address that is no picture of ours is not used', () =>
    expect(source('javascript:alert(1)//', 'x y')).toContain('lucide%3Acode'))
})
