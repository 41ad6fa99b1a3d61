import type { Section, SectionMap, Stack, Tool } from './schema'

/**
 * The map form of the API. `Object.fromEntries` defines own properties, so `__proto__` is a key
 * like any other.
 */
export function toSectionMap(sections: readonly Section[]): {
  sections: Record<string, Tool[]>
  sectionOrder: string[]
} {
  return {
    sections: Object.fromEntries(sections.map(({ title, tools }) => [title, tools])),
    sectionOrder: sections.map(({ title }) => title),
  }
}

export type StackAnswer = Omit<Stack, 'sections' | 'seeded'> & ReturnType<typeof toSectionMap>

/** A stack in the form of the API's responses. */
export function toAnswer({ sections, seeded: _ours, ...rest }: Stack): StackAnswer {
  return { ...rest, ...toSectionMap(sections) }
}

/** Parses the map form of an answer of our API. Undefined if it is invalid. */
export function fromSectionMap(answer: SectionMap): Section[] | undefined {
  const { sections, sectionOrder } = answer
  if (sections === null || typeof sections !== 'object' || !Array.isArray(sectionOrder)) return undefined
  const result: Section[] = []
  for (const title of sectionOrder as unknown[]) {
    if (typeof title !== 'string' || !Object.hasOwn(sections, title)) return undefined
    const tools = (sections as Record<string, unknown>)[title]
    if (!Array.isArray(tools)) return undefined
    result.push({ title, tools: tools as Tool[] })
  }
  return result
}
