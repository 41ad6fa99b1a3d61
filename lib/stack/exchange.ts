import type { Content } from './content'
import { isHttpUrl } from './http-url'
import { STACK_LIMITS, STACK_THEMES } from './limits'
import type { Section, Tool } from './schema'
import { fromSectionMap, toSectionMap } from './section-map'

/** A stack as text to take away and to bring back. */

const escapeMarkdown = (text: string) =>
  text
    .replace(/[\\`*_[\]<>#|]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()

function toolLine({ text, link, description, label }: Tool): string {
  const name = escapeMarkdown(text)
  const linked = isHttpUrl(link) ? `[${name}](<${link.replace(/[<>]/g, encodeURIComponent)}>)` : name
  const badge = label ? ` (${escapeMarkdown(label)})` : ''
  return `- ${linked}${badge}${description ? ` — ${escapeMarkdown(description)}` : ''}`
}

export function toMarkdown({ title, name, twitterHandle, description, sections }: Content): string {
  const head = [`# ${escapeMarkdown(title || name || 'My stack')}`]
  if (twitterHandle) head.push(`@${twitterHandle}`)
  if (description) head.push(description.trim())
  const parts = sections.map((section) => [
    `## ${escapeMarkdown(section.title)}`,
    section.tools.map(toolLine).join('\n'),
  ])
  return `${[...head, ...parts.flat().filter((part) => part !== '')].join('\n\n')}\n`
}

export function toJson({ sections, ...fields }: Content): string {
  return `${JSON.stringify({ ...fields, ...toSectionMap(sections) }, null, 2)}\n`
}

const text = (value: unknown, max: number) => (typeof value === 'string' ? value.slice(0, max) : '')

function readTool(value: unknown, taken: Set<string>): Tool | undefined {
  if (value === null || typeof value !== 'object') return undefined
  const given = value as Record<string, unknown>
  const name = text(given.text, STACK_LIMITS.toolText).trim()
  if (name === '') return undefined
  const wanted = text(given.id, STACK_LIMITS.toolId)
  const id = wanted !== '' && !taken.has(wanted) ? wanted : `own-${crypto.randomUUID()}`
  taken.add(id)
  const link = text(given.link, STACK_LIMITS.link).trim()
  const icon = text(given.icon_id, STACK_LIMITS.iconUrl)
  const color = text(given.color, 9)
  return {
    id,
    text: name,
    description: text(given.description, STACK_LIMITS.toolDescription),
    link: isHttpUrl(link) ? link : '',
    label: text(given.label, STACK_LIMITS.label),
    icon_id: /^[\w:.-]{1,80}$/.test(icon) || /^https:\/\//.test(icon) ? icon : '',
    color: /^#[\da-f]{3,8}$/i.test(color) ? color : '',
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
  const read: Section[] = sections.slice(0, STACK_LIMITS.sections).flatMap(({ title, tools }) => {
    const name = title.trim().slice(0, STACK_LIMITS.sectionTitle)
    if (name === '' || titles.has(name)) return []
    titles.add(name)
    return [{ title: name, tools: tools.flatMap((tool) => readTool(tool, taken) ?? []) }]
  })
  return {
    name: text(given.name, STACK_LIMITS.name),
    title: text(given.title, STACK_LIMITS.title),
    description: text(given.description, STACK_LIMITS.description),
    twitterHandle: text(given.twitterHandle, STACK_LIMITS.handle).replace(/\W/g, ''),
    theme: STACK_THEMES.find((theme) => theme === given.theme) ?? 'modern',
    htmlContent: text(given.htmlContent, STACK_LIMITS.htmlBytes),
    listed: given.listed !== false,
    sections: read,
  }
}
