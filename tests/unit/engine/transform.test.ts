import { describe, expect, test } from 'vitest'
import { catalogEntries } from '@/lib/catalog/entries'
import { themeData } from '@/lib/engine/embedded/transform/themes'
import { transformStack } from '@/lib/engine/embedded/transform/transform'
import { TRANSFORM_THEMES } from '@/lib/engine/types'
import { setIcon } from '@/lib/icons/icon-set'
import { Tool, type Section } from '@/lib/stack/schema'

const tool = (id: string, text: string): Tool => ({
  id,
  text,
  description: 'Mine.',
  link: '',
  label: '',
  icon_id: '',
  color: '#112233',
})
const STACK: Section[] = [
  { title: 'Frontend', tools: [tool('a', 'React'), tool('b', 'Tailwind CSS'), tool('c', 'C')] },
  { title: 'Writing desk', tools: [tool('d', 'iA Writer'), tool('e', 'My grandfather’s pen')] },
  { title: 'Empty', tools: [] },
]

describe.each(TRANSFORM_THEMES.map(({ value }) => value))('%s', (theme) => {
  const after = transformStack({ sections: STACK, theme })
  const tools = after.flatMap((section) => section.tools)

  test('keeps the number of sections, and every tool in its place with its id and colour', () => {
    expect(after.map((section) => section.tools.map(({ id, color }) => [id, color]))).toEqual(
      STACK.map((section) => section.tools.map(({ id, color }) => [id, color])),
    )
    for (const [index, { title }] of after.entries()) expect(title).not.toBe(STACK[index]?.title)
  })

  test('gives every tool a name that hides its own, a note and a picture that is drawn', async () => {
    const before = STACK.flatMap((section) => section.tools)
    for (const [index, { text, description, icon_id }] of tools.entries()) {
      expect(text.toLowerCase()).not.toContain(before[index]?.text.toLowerCase())
      expect(description.length).toBeGreaterThan(20)
      expect(await setIcon(icon_id), icon_id).toMatch(/^<svg/)
    }
  })

  test('has names for a thousand tools of one kind, and titles for fifty sections', () => {
    const frameworks = catalogEntries().filter(({ category }) => category === 'frontend')
    const many = Array.from({ length: 50 }, (_, section) => ({
      title: `Frontend ${section}`,
      tools: Array.from({ length: 20 }, (_, index) =>
        tool(`${section}-${index}`, frameworks[(section * 20 + index) % frameworks.length]?.name ?? ''),
      ),
    }))
    const dressed = transformStack({ sections: many, theme })
    const names = dressed.flatMap((section) => section.tools.map(({ text }) => text.toLowerCase()))
    expect(new Set(names).size).toBe(1000)
    expect(new Set(dressed.map(({ title }) => title.toLowerCase())).size).toBe(50)
    for (const section of dressed) {
      expect(section.title.length).toBeLessThanOrEqual(80)
      for (const one of section.tools) expect(Tool.safeParse(one).success).toBe(true)
    }
  })

  test('repeats no picture on a section of twenty', () => {
    const alike = Array.from({ length: 20 }, (_, index) => tool(`${index}`, `Bicycle ${index}`))
    const [dressed] = transformStack({ sections: [{ title: 'Rides', tools: alike }], theme })
    expect(new Set(dressed?.tools.map(({ icon_id }) => icon_id)).size).toBe(20)
  })

  test('has no picture that cannot be drawn', async () => {
    const { icons } = themeData(theme)
    const missing = (await Promise.all(icons.map((icon) => setIcon(`lucide:${icon}`)))).flatMap((svg, index) =>
      svg === undefined ? [icons[index]] : [],
    )
    expect(missing).toEqual([])
  })

  test('is the same every time', () => expect(transformStack({ sections: STACK, theme })).toEqual(after))
})

test('two themes are two worlds', () => {
  const names = TRANSFORM_THEMES.map(
    ({ value }) => transformStack({ sections: STACK, theme: value })[0]?.tools[0]?.text,
  )
  expect(new Set(names).size).toBe(names.length)
})
