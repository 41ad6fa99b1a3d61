import { withoutRecords } from './records'

/**
 * What a page is written in, Markdown or HTML: its marks say how the words are laid out and are no
 * words themselves.
 */

/** Blanks of the same length keep every place in the text where it was. */
export const blank = (match: string): string => match.replace(/[^\n]/g, ' ')
const padded = (mark: string, length: number): string => mark + ' '.repeat(Math.max(0, length - mark.length))

/** What a page says of itself before it begins, when there is a page behind it. */
const FRONT_MATTER = /^\s*(---|\+\+\+)\n(?=[\w"-]+ ?[:=])(?:(?!\1\n).{0,2000}\n){1,60}\1[ \t]*\n(?=\s*\S)/
const UNSEEN: readonly (readonly [from: RegExp, to: string])[] = [
  [/<!--/g, '-->'],
  [/<style\b/gi, '</style>'],
  [/<script\b/gi, '</script>'],
]
const IMAGE = /!\[[^\]\n]{0,200}\](?:\([^()\s]{0,500}(?: "[^"\n]{0,100}")?\)|\[[^\]\n]{0,100}\])/g
/**
 * "[LG UltraFine](https://…)", "[StarSan][star-san]": the name is said, the address is not.
 * "[Vim](#vim)" only says where the page speaks of it.
 */
const LINK = /\[([^\]\n]{1,120})\](\([^()\s]{0,500}\)|\[[^\]\n]{1,100}\])/g
/** "- [Obsidian] - Notes", as the address stands at the end of the page. */
const SHORT_LINK = /\[(?<=^[ \t]{0,9}(?:[-*+][ \t]{1,3})?(?:\*\*)?\[)(?![ xX]\])([^\]\n]{2,60})\](?=[\s:.,*]|$)/gm
const ADDRESS_OF_LINK = /^[ \t]{0,3}\[[^\]\n]{1,100}\]:[ \t]+\S+.*$/gm
const FOOTNOTE = /\[\^[\w-]{1,30}\]/g
/** "~~KeePass~~" was crossed out. */
const STRUCK = /~~[^~\n]{1,120}~~|<(s|del|strike)>[^\n]{1,300}?<\/\1>/gi
/** "Mail" and below it ": aerc": a term and what it is, as pages of definitions have them. */
const DEFINED = /(?<=[^\n:])\n: (?=\S)/g
/** Before a mark, and at the end of a line, which it breaks. */
const ESCAPED = /\\(?=[*_[\]()~`#+.!|-]|[ \t]*$)/gm
const TAG = /<(\/?)([a-z][a-z\d]*)(?:\s[^<>]{0,300})?\/?>/gi
const BEGINS_LINE =
  /^(?:p|div|br|tr|td|th|ul|ol|dl|dt|dd|table|section|article|summary|details|header|footer|blockquote|h[1-6])$/
const ENTITY = /&(?:amp|nbsp|quot|lt|gt|apos|[lr][sd]quo|[mn]dash|#x?[\da-f]{1,6});/gi

function lineOf(tag: string, slash: string, name: string): string {
  const kind = name.toLowerCase()
  if (slash === '' && kind === 'li') return padded('\n-', tag.length)
  if (slash === '' && /^h[1-6]$/.test(kind)) return padded('\n##', tag.length)
  return padded(kind === 'li' || BEGINS_LINE.test(kind) ? '\n' : '', tag.length)
}

function withoutUnseen(source: string): string {
  let text = source
  for (const [from, to] of UNSEEN) {
    let shown = ''
    let end = 0
    for (const { index } of text.matchAll(from)) {
      if (index < end) continue
      const close = text.indexOf(to, index)
      if (close < 0) break
      shown += text.slice(end, index) + blank(text.slice(index, close + to.length))
      end = close + to.length
    }
    text = shown + text.slice(end)
  }
  return text
}

const FENCE = /^[ \t]*(?:```|~~~)[ \t]*([a-z+#-]*)/i
const TEXTUAL = /^(?:te?xt|plain|md|markdown)?$/i

/** A block of code is no telling: what it installs has been read before. */
export function withoutCode(source: string): string {
  if (!source.includes('```') && !source.includes('~~~')) return source
  const lines = source.split('\n')
  let opened: { at: number; isCode: boolean } | undefined
  for (const [at, line] of lines.entries()) {
    const language = FENCE.exec(line)?.[1]
    if (language === undefined) continue
    if (opened === undefined) opened = { at, isCode: !TEXTUAL.test(language) }
    else {
      if (opened.isCode) for (let code = opened.at; code <= at; code++) lines[code] = blank(lines[code] ?? '')
      opened = undefined
    }
  }
  return lines.join('\n')
}

export function withoutMarkup(source: string): string {
  return withoutUnseen(withoutRecords(source).replace(FRONT_MATTER, blank))
    .replace(IMAGE, blank)
    .replace(ADDRESS_OF_LINK, blank)
    .replace(FOOTNOTE, blank)
    .replace(STRUCK, blank)
    .replace(LINK, (link: string, name: string, address: string) =>
      address.startsWith('(#') ? blank(link) : ` ${name} ${blank(address)}`,
    )
    .replace(SHORT_LINK, (_, name: string) => ` ${name} `)
    .replace(DEFINED, ':  ')
    .replace(ESCAPED, blank)
    .replace(TAG, lineOf)
    .replace(ENTITY, (entity) => padded(entity.toLowerCase() === '&amp;' ? '&' : ' ', entity.length))
}
