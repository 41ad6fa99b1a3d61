import { treeOf, type Text } from './adjust/page-tree'
import { about, BASE, factTable, page, quote, title as heading } from './designs/page-parts'
import { parsePersonaText, type Label } from './persona-text'

/** The labels that are bold on every persona page. */
const IN_BOLD: Label = 'Daily Drivers'

/** Appends the persona words that the page lacks. */
export function appendMissingText(html: string, title: string, description: string): string {
  const words = parsePersonaText(title, description)
  const { texts } = treeOf(html)
  const all = joined(texts)
  const bold = joined(texts.filter(isBold))
  const shows = (text: string, where = all) => where.includes(normal(text))
  const missing = {
    ...words,
    lines: words.lines.filter(({ label, value }) => !shows(value, label === IN_BOLD ? bold : all)),
    about: words.about.filter((text) => !shows(text)),
    quote: shows(words.quote, bold) ? '' : words.quote,
  }
  const parts = [
    title.trim() === '' || shows(title) ? '' : heading(words),
    factTable(missing),
    about(missing, 'About'),
    quote(missing),
  ].filter(Boolean)
  return parts.length === 0 ? html : html + page('words', 0, BASE, ...parts)
}

const normal = (text: string) => text.replace(/\s+/g, ' ').trim()
const joined = (texts: readonly Text[]) => normal(texts.map(({ value }) => value).join(' '))

function isBold(text: Text): boolean {
  for (let node = text.parentNode; node !== null; node = 'parentNode' in node ? node.parentNode : null)
    if (node.nodeName === 'b' || node.nodeName === 'strong') return true
  return false
}
