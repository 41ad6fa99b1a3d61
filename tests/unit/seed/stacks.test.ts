import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogEntry } from '@/lib/catalog/entries'
import { StackDraft } from '@/lib/stack/schema'
import { toSectionMap } from '@/lib/stack/section-map'
import { STACK_THEMES } from '@/lib/stack/stack-theme'
import type { SeedStack } from '@/prisma/seed/stacks'

const stacks = JSON.parse(readFileSync('prisma/seed/stacks.json', 'utf8')) as SeedStack[]

describe('the gallery that a fresh machine starts with', () => {
  test('holds twelve stacks, and every theme is shown by one of them', () => {
    expect(new Set(stacks.map((stack) => stack.id)).size).toBe(12)
    expect(new Set(stacks.map((stack) => stack.theme))).toEqual(new Set(STACK_THEMES))
  })

  test.each(stacks)('$id could be saved by a visitor as it stands', ({ sections, ...stack }) => {
    const parsed = StackDraft.parse({ ...stack, ...toSectionMap(sections) })
    expect(parsed.sections).toEqual(sections)
  })

  test.each(stacks)('$id is 20 to 40 tools in 5 to 8 sections, with a line about it', ({ sections, description }) => {
    expect(sections.length).toBeGreaterThanOrEqual(5)
    expect(sections.length).toBeLessThanOrEqual(8)
    const tools = sections.flatMap((section) => section.tools)
    expect(tools.length).toBeGreaterThanOrEqual(20)
    expect(tools.length).toBeLessThanOrEqual(40)
    expect(description).toMatch(/^[A-Z].{40,200}\.$/)
  })

  test.each(stacks)('$id says of every tool what the catalogue says', ({ sections }) => {
    for (const tool of sections.flatMap((section) => section.tools)) {
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
