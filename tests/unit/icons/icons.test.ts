import { describe, expect, test } from 'vitest'
import { setIcon } from '@/lib/icons/icon-set'
import { IconPairs, IconRef } from '@/lib/icons/schema'

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
  test('pairs are parsed, without those that have no text', () => {
    expect(IconPairs.parse({ pairs: 'react||a,visual studio code||b,,||c' }).pairs).toEqual([
      'react',
      'visual studio code',
    ])
    expect(
      IconPairs.safeParse({ pairs: Array.from({ length: 51 }, (_, index) => `t${index}||i`).join(',') }).success,
    ).toBe(false)
  })
})
