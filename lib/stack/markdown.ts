import type { Content } from './content'
import { isHttpUrl } from './http-url'
import type { Tool } from './schema'
import { toolStatus } from './limits'

/** Formats a stack as Markdown. */

const escapeMarkdown = (text: string) =>
  text
    .replace(/[\\`*_[\]<>#|]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()

const linked = (words: string, link: string) =>
  isHttpUrl(link) ? `[${words}](<${link.replace(/[<>]/g, encodeURIComponent)}>)` : words

function toolLine({ text, link, description, label, status }: Tool): string {
  const badges = [label, ...(toolStatus(status) === 'using' ? [] : [toolStatus(status)])].filter(Boolean)
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

/** The last line of a Markdown file: a link to the stack. */
export const markdownLinkBack = (title: string, siteName: string, link: string): string =>
  linked(`${escapeMarkdown(title)} on ${escapeMarkdown(siteName)}`, link)
