import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { JSDOM } from 'jsdom'
import { catalogEntry } from '@/lib/catalog/entries'
import { GALLERY_CATEGORIES } from '@/lib/explore/categories'
import { sanitise } from '@/lib/persona/sanitise/sanitise'
import { StackDraft } from '@/lib/stack/schema'
import { toSectionMap } from '@/lib/stack/section-map'
import { STACK_THEMES } from '@/lib/stack/stack-theme'
import type { SeedStack } from '@/prisma/seed/stacks'

const stacks = JSON.parse(readFileSync('prisma/seed/stacks.json', 'utf8')) as SeedStack[]

describe('the gallery of a new installation', () => {
  test('holds twelve stacks without handles, three of every theme', () => {
    expect(new Set(stacks.map((stack) => stack.id)).size).toBe(12)
    for (const theme of STACK_THEMES) expect(stacks.filter((stack) => stack.theme === theme)).toHaveLength(3)
    expect(stacks.filter((stack) => stack.twitterHandle !== '')).toEqual([])
  })

  test('has a stack for each filter, and no other category', () => {
    expect(new Set(stacks.map((stack) => stack.category))).toEqual(new Set(GALLERY_CATEGORIES))
  })

  test.each(stacks)(
    '$id has a persona page that the sanitiser leaves unchanged and that shows its persona',
    async (stack) => {
      const page = readFileSync(`prisma/seed/pages/${stack.id}.html`, 'utf8')
      expect(await sanitise(page)).toEqual({ html: page, removed: [] })
      const { window } = new JSDOM(page)
      for (const words of [stack.title, ...Object.values(stack.persona)])
        expect(window.document.body.textContent).toContain(words)
    },
  )

  test.each(stacks)('$id could be saved by a visitor unchanged', ({ sections, ...stack }) => {
    const parsed = StackDraft.parse({ ...stack, ...toSectionMap(sections) })
    expect(parsed.sections).toEqual(sections)
  })

  test.each(stacks)('$id has 20 to 40 tools in 5 to 8 sections, and a description', ({ sections, description }) => {
    expect(sections.length).toBeGreaterThanOrEqual(5)
    expect(sections.length).toBeLessThanOrEqual(8)
    const tools = sections.flatMap((section) => section.tools)
    expect(tools.length).toBeGreaterThanOrEqual(20)
    expect(tools.length).toBeLessThanOrEqual(40)
    expect(description).toMatch(/^[A-Z].{40,200}\.$/)
  })

  test.each(stacks)('$id names daily drivers that are on its board', ({ sections, persona }) => {
    const names = sections.flatMap(({ tools }) => tools.map(({ text }) => text))
    expect(names).toEqual(expect.arrayContaining(persona.dailyDrivers.split(', ')))
  })

  test.each(stacks)('$id has the catalogue’s data for every tool', ({ sections }) => {
    const tools = sections.flatMap((section) => section.tools)
    expect(tools.length).toBeGreaterThan(5)
    for (const tool of tools) {
      const entry = catalogEntry(tool.id)
      expect(entry && { text: entry.name, link: entry.link, icon_id: entry.icon, color: entry.color }).toEqual({
        text: tool.text,
        link: tool.link,
        icon_id: tool.icon_id,
        color: tool.color,
      })
      expect(tool.description).toBe(entry?.description)
    }
  })
})
