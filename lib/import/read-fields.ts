import { randomId } from '@/lib/browser/random-id'
import { EMPTY_CONTENT, type Content } from '@/lib/stack/content'
import { isColor, isIcon, isLink } from '@/lib/stack/field-rules'
import { handleIn } from '@/lib/stack/handle'
import { STACK_LIMITS } from '@/lib/stack/limits'
import type { Section, Tool } from '@/lib/stack/schema'
import { themeFrom } from '@/lib/stack/stack-theme'
import { toolStatus } from '@/lib/stack/limits'
import { isVisible, textComposed, textStorable } from '@/lib/text/storable'

/**
 * Normalises fields of a file to the limits of a stack: invalid values are cut or left out, so that
 * the board can be saved.
 */

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const text = (value: unknown, max: number) =>
  typeof value === 'string' ? textComposed(value).slice(0, max).toWellFormed() : ''

const name = (value: unknown, max: number) => {
  const shown = text(value, max).trim()
  return isVisible(shown) ? shown : ''
}

/**
 * A field that is too long is left out if a part of it has no meaning, such as half an address or
 * half a page.
 */
export const untruncated = (value: unknown, may: (text: string) => boolean): string => {
  const given = typeof value === 'string' ? textStorable(value).trim() : ''
  return may(given) ? given : ''
}

/** The values of a tool's fields, as found in the file. */
export interface GivenTool {
  readonly id?: unknown
  readonly name: unknown
  readonly description?: unknown
  readonly link?: unknown
  readonly label?: unknown
  readonly icon?: unknown
  readonly color?: unknown
  readonly status?: unknown
}

export interface GivenSection {
  readonly title: unknown
  readonly tools: readonly GivenTool[]
}

export function readSections(given: readonly GivenSection[]): Section[] {
  const taken = new Set<string>()
  const titles = new Set<string>()
  return given.slice(0, STACK_LIMITS.sections).flatMap(({ title: written, tools }) => {
    const title = name(written, STACK_LIMITS.sectionTitle)
    if (title === '' || titles.has(title)) return []
    titles.add(title)
    return [{ title, tools: tools.flatMap((tool) => readTool(tool, taken) ?? []) }]
  })
}

function readTool(given: GivenTool, taken: Set<string>): Tool | undefined {
  if (taken.size >= STACK_LIMITS.tools) return undefined
  const shown = name(given.name, STACK_LIMITS.toolText)
  if (shown === '') return undefined
  const wanted = text(given.id, STACK_LIMITS.toolId)
  const id = wanted !== '' && !taken.has(wanted) ? wanted : `own-${randomId()}`
  taken.add(id)
  return {
    id,
    text: shown,
    description: text(given.description, STACK_LIMITS.toolDescription),
    link: untruncated(given.link, isLink),
    label: text(given.label, STACK_LIMITS.label),
    icon_id: untruncated(given.icon, isIcon),
    color: untruncated(given.color, isColor),
    ...(given.status === undefined ? {} : { status: toolStatus(given.status) }),
  }
}

interface GivenStack {
  readonly name?: unknown
  readonly title?: unknown
  readonly description?: unknown
  readonly handle?: unknown
  readonly theme?: unknown
  readonly sections: readonly GivenSection[]
}

export const readContent = (given: GivenStack): Content => ({
  ...EMPTY_CONTENT,
  name: name(given.name, STACK_LIMITS.name),
  title: text(given.title, STACK_LIMITS.title),
  description: text(given.description, STACK_LIMITS.description),
  twitterHandle: typeof given.handle === 'string' ? handleIn(given.handle) : '',
  theme: themeFrom(given.theme),
  sections: readSections(given.sections),
})
