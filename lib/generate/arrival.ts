import type { Content } from '@/lib/stack/content'
import type { Section } from '@/lib/stack/schema'

/** How a stack comes onto the board section by section, while its visitor may already be arranging it. */

/** The first section takes the board's place. A foreign stack's name and handle do not belong to what comes now. */
export function firstArrival(content: Content, section: Section, isOwn: boolean): Content {
  const identity = isOwn ? {} : { name: '', twitterHandle: '', listed: true }
  return { ...content, ...identity, title: '', description: '', htmlContent: '', sections: [section] }
}

/** A further section, unless the visitor made one of that title; tools that are there already stay where they are. */
export function nextArrival(content: Content, { title, tools }: Section): Content {
  if (content.sections.some((section) => section.title === title)) return content
  const there = new Set(content.sections.flatMap((section) => section.tools.map((tool) => tool.id)))
  return { ...content, sections: [...content.sections, { title, tools: tools.filter(({ id }) => !there.has(id)) }] }
}

/** A title and a description that came later, for the stack that they were asked for and only where there are none. */
export function describeArrival(
  content: Content,
  generated: readonly Section[],
  { title, description }: Pick<Content, 'title' | 'description'>,
): Content {
  if (content.title !== '' && content.description !== '') return content
  const ids = new Set(generated.flatMap((section) => section.tools.map((tool) => tool.id)))
  const isThis = content.sections.some((section) => section.tools.some((tool) => ids.has(tool.id)))
  if (!isThis) return content
  return { ...content, title: content.title || title, description: content.description || description }
}
