import { newName } from '@/lib/browser/new-name'
import { isPageInSize } from '@/lib/persona/page-size'
import { isVisible, textComposed, textStorable } from '@/lib/text/storable'
import type { Content } from './content'
import { isColor, isIcon, isLink } from './field-rules'
import { handleIn } from './handle'
import { isHttpUrl } from './http-url'
import { STACK_LIMITS } from './limits'
import type { Section, Tool } from './schema'
import { fromSectionMap, toSectionMap } from './section-map'
import { themeFrom } from './stack-theme'
import { statusFrom } from './tool-status'

/** A stack as text to take away and to bring back. */

const escapeMarkdown = (text: string) =>
  text
    .replace(/[\\`*_[\]<>#|]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()

const linked = (words: string, link: string) =>
  isHttpUrl(link) ? `[${words}](<${link.replace(/[<>]/g, encodeURIComponent)}>)` : words

function toolLine({ text, link, description, label, status }: Tool): string {
  const badges = [label, ...(statusFrom(status) === 'using' ? [] : [statusFrom(status)])].filter(Boolean)
  const shown = badges.length > 0 ? ` (${badges.map(escapeMarkdown).join(', ')})` : ''
  return `- ${linked(escapeMarkdown(text), link)}${shown}${description ? ` — ${escapeMarkdown(description)}` : ''}`
}

type Written = Pick<Content, 'title' | 'name' | 'twitterHandle' | 'description' | 'sections'>

/** `ending` is Markdown already. */
export function toMarkdown({ title, name, twitterHandle, description, sections }: Written, ending = ''): string {
  const head = [`# ${escapeMarkdown(title || name || 'My stack')}`]
  if (twitterHandle) head.push(`@${twitterHandle}`)
  if (description) head.push(description.trim())
  const parts = sections.map((section) => [
    `## ${escapeMarkdown(section.title)}`,
    section.tools.map(toolLine).join('\n'),
  ])
  return `${[...head, ...parts.flat(), ending].filter((part) => part !== '').join('\n\n')}\n`
}

/** The last line of a Markdown file: where the stack is. */
export const markdownLinkBack = (title: string, siteName: string, link: string): string =>
  linked(`${escapeMarkdown(title)} on ${escapeMarkdown(siteName)}`, link)

export function toJson({ sections, ...fields }: Content): string {
  return `${JSON.stringify({ ...fields, ...toSectionMap(sections) }, null, 2)}\n`
}

const text = (value: unknown, max: number) =>
  typeof value === 'string' ? textComposed(value).slice(0, max).toWellFormed() : ''
const name = (value: unknown, max: number) => {
  const shown = text(value, max).trim()
  return isVisible(shown) ? shown : ''
}
/** Half an address or half a page is none: what a field cannot hold whole is left out. */
const whole = (value: unknown, may: (text: string) => boolean) => {
  const given = typeof value === 'string' ? textStorable(value).trim() : ''
  return may(given) ? given : ''
}

function readTool(value: unknown, taken: Set<string>): Tool | undefined {
  if (value === null || typeof value !== 'object' || taken.size >= STACK_LIMITS.tools) return undefined
  const given = value as Record<string, unknown>
  const shown = name(given.text, STACK_LIMITS.toolText)
  if (shown === '') return undefined
  const wanted = text(given.id, STACK_LIMITS.toolId)
  const id = wanted !== '' && !taken.has(wanted) ? wanted : `own-${newName()}`
  taken.add(id)
  return {
    id,
    text: shown,
    description: text(given.description, STACK_LIMITS.toolDescription),
    link: whole(given.link, isLink),
    label: text(given.label, STACK_LIMITS.label),
    icon_id: whole(given.icon_id, isIcon),
    color: whole(given.color, isColor),
    ...(given.status === undefined ? {} : { status: statusFrom(given.status) }),
  }
}

/** Reads what `toJson` wrote, or what somebody made by hand. What cannot be kept is left out; no section: undefined. */
export function fromJson(json: string): Content | undefined {
  let given: Record<string, unknown>
  try {
    const parsed: unknown = JSON.parse(json)
    if (parsed === null || typeof parsed !== 'object') return undefined
    given = parsed as Record<string, unknown>
  } catch {
    return undefined
  }
  const order =
    given.sectionOrder ??
    (given.sections && typeof given.sections === 'object' ? Object.keys(given.sections) : undefined)
  const sections = fromSectionMap({ sections: given.sections, sectionOrder: order })
  if (!sections || sections.length === 0) return undefined
  const taken = new Set<string>()
  const titles = new Set<string>()
  const read: Section[] = sections.slice(0, STACK_LIMITS.sections).flatMap(({ title: written, tools }) => {
    const title = name(written, STACK_LIMITS.sectionTitle)
    if (title === '' || titles.has(title)) return []
    titles.add(title)
    return [{ title, tools: tools.flatMap((tool) => readTool(tool, taken) ?? []) }]
  })
  return {
    name: name(given.name, STACK_LIMITS.name),
    title: text(given.title, STACK_LIMITS.title),
    description: text(given.description, STACK_LIMITS.description),
    twitterHandle: typeof given.twitterHandle === 'string' ? handleIn(given.twitterHandle) : '',
    theme: themeFrom(given.theme),
    htmlContent: whole(given.htmlContent, isPageInSize),
    listed: given.listed !== false,
    sections: read,
  }
}
