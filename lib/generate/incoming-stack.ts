import type { Change, Content } from '@/lib/stack/content'
import type { Section } from '@/lib/stack/schema'

/** Puts a streamed stack on the board section by section, while the visitor may already edit it. */

/**
 * The first section replaces the board. Name, handle and persona page of another owner's stack are
 * removed; an own page stays until the new stack's page replaces it, so that a save before that
 * does not erase it.
 */
export function replaceWithFirst(content: Content, section: Section, isOwn: boolean): Content {
  const kept = isOwn ? content : { ...content, name: '', twitterHandle: '', listed: true, htmlContent: '' }
  const outdatedPage = { html: kept.htmlContent }
  return { ...kept, outdatedPage, title: '', description: '', sections: [section] }
}

/**
 * Appends a further section, unless one with its title exists; without tools that are already on
 * the board.
 */
export function appendSection(content: Content, { title, tools }: Section): Content {
  if (content.sections.some((section) => section.title === title)) return content
  const there = new Set(content.sections.flatMap((section) => section.tools.map((tool) => tool.id)))
  return { ...content, sections: [...content.sections, { title, tools: tools.filter(({ id }) => !there.has(id)) }] }
}

interface IncomingStack {
  readonly hasStarted: () => boolean
  readonly next: (section: Section) => Change
  readonly complete: (sections: Section[]) => Change
  /** Removes the stack after an interruption, unless the visitor has edited it. */
  readonly rollback: Change
}

/**
 * Starts a stack on the board `before`. Its results are functions of the board, because the visitor
 * may edit it meanwhile.
 */
export function startIncomingStack(before: Content, isOwn: boolean): IncomingStack {
  let shown = before
  const arrived = new Set<string>()
  return {
    hasStarted: () => shown !== before,
    next: (section) => {
      const previous = shown
      const isFirst = previous === before
      const place: Change = (now) => (isFirst ? replaceWithFirst(now, section, isOwn) : appendSection(now, section))
      const placed = place(previous)
      shown = placed
      arrived.add(section.title)
      return (now) => {
        if (now === previous) return placed
        // The visitor has undone the generation, so the old board gets no further section.
        return !isFirst && now === before ? now : place(now)
      }
    },
    complete: (sections) => (now) => {
      const [first] = sections
      const isUntouched = now === shown || now === before
      if (first && isUntouched) return { ...replaceWithFirst(before, first, isOwn), sections }
      // Sections that have arrived before may have been renamed or removed.
      return sections.filter(({ title }) => !arrived.has(title)).reduce(appendSection, now)
    },
    rollback: (now) => (now === shown ? before : now),
  }
}

/**
 * Sets a title and a description that arrive later, if the board still shows that stack and has
 * none.
 */
export function fillTitleAndDescription(
  content: Content,
  generated: readonly Section[],
  { title, description }: Pick<Content, 'title' | 'description'>,
): Content {
  if (content.title !== '' && content.description !== '') return content
  const ids = new Set(generated.flatMap((section) => section.tools.map((tool) => tool.id)))
  const isThis = content.sections.some((section) => section.tools.some((tool) => ids.has(tool.id)))
  if (!isThis) return content
  const words = { title: content.title || title, description: content.description || description }
  return { ...content, ...words, ...(content.title === '' ? { personaTitle: title } : {}) }
}
