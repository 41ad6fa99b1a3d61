import { describe, expect, test } from 'vitest'
import { catalogEntries } from '@/lib/catalog/entries'
import { entryNamed } from '@/lib/catalog/name-index'
import { KINDS, kindOfEntry, type Kind } from '@/lib/engine/embedded/transform/kinds'
import { themeData } from '@/lib/engine/embedded/transform/themes'
import { transformStack } from '@/lib/engine/embedded/transform/transform'
import { TRANSFORM_THEMES } from '@/lib/engine/types'
import { setIcon } from '@/lib/icons/icon-set'
import { Tool, type Section } from '@/lib/stack/schema'
import { bareTool } from '@/tests/support/bare-tool'

const tool = (id: string, text: string) => bareTool(id, text, { description: 'Mine.', color: '#112233' })
const STACK: Section[] = [
  { title: 'Frontend', tools: [tool('a', 'React'), tool('b', 'Tailwind CSS'), tool('c', 'C')] },
  { title: 'Writing desk', tools: [tool('d', 'iA Writer'), tool('e', 'My grandfather’s pen')] },
  { title: 'Empty', tools: [] },
]

describe.each(TRANSFORM_THEMES.map(({ value }) => value))('%s', (theme) => {
  const after = transformStack({ sections: STACK, theme })
  const tools = after.flatMap((section) => section.tools)

  test('keeps the number of sections, and the place, id and colour of every tool', () => {
    expect(after.map((section) => section.tools.map(({ id, color }) => [id, color]))).toEqual(
      STACK.map((section) => section.tools.map(({ id, color }) => [id, color])),
    )
    for (const [index, { title }] of after.entries()) expect(title).not.toBe(STACK[index]?.title)
  })

  test('gives every tool a name without the original one, a note and an icon that can be drawn', async () => {
    const before = STACK.flatMap((section) => section.tools)
    expect(tools).toHaveLength(before.length)
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

  test('repeats no note in a section of sixteen tools of one kind', () => {
    const watches = catalogEntries().filter(({ category }) => category === 'wearable')
    const alike = watches.slice(0, 16).map(({ name }, index) => tool(`${index}`, name))
    const [dressed] = transformStack({ sections: [{ title: 'Wrists', tools: alike }], theme })
    expect(new Set(dressed?.tools.map(({ description }) => description)).size).toBe(16)
  })

  test('gives a tool the replacement made for it, also behind other tools of its kind', () => {
    const { tools: costumes } = themeData(theme)
    const names = new Map(catalogEntries().map(({ id, name }) => [id, name]))
    expect(KINDS.flatMap((kind) => costumes[kind].flatMap((costume) => costume.for ?? [])).length).toBeGreaterThan(0)
    for (const kind of KINDS)
      for (const { name, for: [made] = [] } of costumes[kind]) {
        const other = costumes[kind]
          .flatMap((costume) => (made && !costume.for?.includes(made) ? (costume.for ?? []) : []))
          .find((id) => !name.toLowerCase().includes(names.get(id)?.toLowerCase() ?? id))
        if (made === undefined) continue
        const board = [other, made].flatMap((id) => (id === undefined ? [] : [tool(id, names.get(id) ?? '')]))
        const [dressed] = transformStack({ sections: [{ title: 'Board', tools: board }], theme })
        const own = costumes[kind].filter((costume) => costume.for?.includes(made)).map((costume) => costume.name)
        expect(own, name).toContain(dressed?.tools.at(-1)?.text)
      }
  })

  test('repeats no icon in a section of twenty', () => {
    const alike = Array.from({ length: 20 }, (_, index) => tool(`${index}`, `Bicycle ${index}`))
    const [dressed] = transformStack({ sections: [{ title: 'Rides', tools: alike }], theme })
    expect(new Set(dressed?.tools.map(({ icon_id }) => icon_id)).size).toBe(20)
  })

  test('has no icon that cannot be drawn', async () => {
    const { icons } = themeData(theme)
    const missing = (await Promise.all(icons.map((icon) => setIcon(`lucide:${icon}`)))).flatMap((svg, index) =>
      svg === undefined ? [icons[index]] : [],
    )
    expect(missing).toEqual([])
  })

  test('gives the same result every time', () => expect(transformStack({ sections: STACK, theme })).toEqual(after))
})

test.each(TRANSFORM_THEMES)(
  '$value: a second model is only used when no name of a related job is left',
  ({ value }) => {
    const { tools: costumes } = themeData(value)
    const first = new Set(KINDS.flatMap((kind) => costumes[kind].map(({ name }) => name)))
    const hubs = catalogEntries().filter((entry) => kindOfEntry(entry) === 'smart-home')
    const board = hubs.slice(0, 16).map(({ name }, index) => tool(`${index}`, name))
    const [dressed] = transformStack({ sections: [{ title: 'Home', tools: board }], theme: value })
    expect(dressed?.tools).toHaveLength(16)
    for (const { text } of dressed?.tools ?? []) expect(first).toContain(text)
  },
)

test('further models of one kind have different names', () => {
  const cameras = catalogEntries().filter(({ category }) => category === 'camera')
  const board = cameras.slice(0, 60).map(({ name }, index) => tool(`${index}`, name))
  const [dressed] = transformStack({ sections: [{ title: 'Cameras', tools: board }], theme: '90s' })
  const deluxe = dressed?.tools.filter(({ text }) => text.endsWith(' Deluxe')) ?? []
  expect(deluxe.length).toBeLessThan(12)
})

test('two themes give different names', () => {
  const names = TRANSFORM_THEMES.map(
    ({ value }) => transformStack({ sections: STACK, theme: value })[0]?.tools[0]?.text,
  )
  expect(new Set(names).size).toBe(names.length)
})

test.each<[string, Kind]>([
  ['Kotlin', 'language'],
  ['React', 'frontend'],
  ['Apache Kafka', 'backend'],
  ['Datadog', 'monitoring'],
  ['Elden Ring', 'games'],
  ['Nintendo Switch', 'gaming'],
  ['Strava', 'health'],
  ['Hoka Clifton 10', 'gear'],
  ['Apple Watch', 'wearable'],
  ['AirPods Pro', 'headphones'],
  ['Shure SM7B', 'audio-gear'],
  ['Rode NT-USB', 'audio-gear'],
  ['iPad', 'tablet'],
  ['Jellyfin', 'media'],
  ['Cozi', 'tasks'],
  ['Samsung T7', 'storage'],
  ['Zero Fasting', 'health'],
  ['Skutt Kiln', 'craft'],
  ['Black Diamond Camalot C4', 'gear'],
  ['Anker PowerCore', 'parts'],
])('the kind of %s is %s', (name, kind) => {
  const entry = entryNamed(name)
  expect(entry && kindOfEntry(entry)).toBe(kind)
})

test('a tool gets the replacement made for it, even behind other tools of its kind', () => {
  const videos = ['Streamlabs', 'Meld Studio', 'XSplit', 'Prism Live Studio', 'Mix It Up', 'Nightbot', 'Kick', 'Twitch']
  const board = [{ title: 'Live', tools: videos.map((name, index) => tool(`${index}`, name)) }]
  expect(transformStack({ sections: board, theme: '90s' })[0]?.tools.at(-1)?.text).toBe('Broadcast.com')
})

test('a stack in the theme of the nineties has Winamp and CorelDRAW', () => {
  const board = [{ title: 'Mine', tools: [tool('a', 'Spotify'), tool('b', 'Figma'), tool('c', 'Gmail')] }]
  const names = transformStack({ sections: board, theme: '90s' })[0]?.tools.map(({ text }) => text)
  expect(names).toEqual(['Winamp', 'CorelDRAW 5', 'Hotmail'])
})
