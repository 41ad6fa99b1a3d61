import { escapeHtml } from '@/lib/text/escape-html'
import { findBlock, findLabel } from './blocks'
import { MOST_CHANGES, treeOf, type PageTree, type Text } from './page-tree'

/** Wishes about texts: of a labelled line, the quote, the title, or elsewhere on the page. */

const QUOTED = '["“”«»\']([^"“”«»]+?)["“”«»\']'
const REPLACE = new RegExp(`\\b(?:replace|change|swap)\\s+${QUOTED}\\s+(?:with|by|to|for|into)\\s+${QUOTED}`, 'i')
/** Words of the page need no quotation marks. */
const UNQUOTED = /\b(?:replace|change|rename)\s+(.+?)\s+(?:with|by|to|into)\s+(.+)$/i
const WHAT =
  '(locations?|city|town|home ?town|professions?|job|occupation|hobby|hobbies|interests|daily drivers?|self-aware moment|confession|quote|motto|title|name|headline|mood)'
/** Patterns for a new text of a line: which line, and its text. */
const LINE_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:change|set|update|rename|make|let|replace|switch)\\s+(?:the\\s+|my\\s+)?${WHAT}(?:\\s+line)?\\s*(?:to|with|say|read|:|=)\\s+(.+)$`,
    'i',
  ),
  new RegExp(`\\b(?:the\\s+|my\\s+)?${WHAT}\\s+(?:should be|should say|is now|are now|must be)\\s+(.+)$`, 'i'),
  new RegExp(`^\\s*(?:the\\s+|my\\s+)?${WHAT}\\s*[:=]\\s*(.+)$`, 'i'),
  // A judgement of a line is not a text for it: "my title is too big".
  new RegExp(
    `\\bmy\\s+${WHAT}(?:\\s+is|\\s+are|.s)\\s+(?!(?:too|so|very|not|really|still|ugly|boring|bad|big|small|hard|wrong|old|un\\w+)\\b)(.+)$`,
    'i',
  ),
]
/** Patterns that do not name the line. */
const PATTERNS_WITHOUT_LINE: readonly [RegExp, string][] = [
  [
    /\b(?:call (?:me|it|this|the page|my page)|(?:rename|name) (?:me|it|this|the page|my page)(?: to| as)?|i(?:.m| am) (?:called|named))\s+(.+)$/i,
    'title',
  ],
  [/\bi(?:.m| am)?\s+(?:live|living|based|am based)\s+in\s+(.+)$/i, 'location'],
  [/\b(?:i(?:.m| am) from|i moved to)\s+(.+)$/i, 'location'],
  [/\bi(?:.m| am| work as)\s+(?:an?\s+)(?!(?:big|huge|bit|little|fan)\b)(.+)$/i, 'profession'],
  [/\bmy favou?rite (?:saying|quote|motto) is\s+(.+)$/i, 'quote'],
]

const NEXT_WISH =
  /(?:[.;]\s+|,?\s+and\s+|,\s+)(?=(?:make|change|set|use|hide|remove|move|swap|turn|call|show|replace|add|put|give|more|less|bigger|smaller|dark(?:er)?|light(?:er)?|no)\b)|,?\s+(?:please|thanks|thank you)\b/i

interface WordsAnswer {
  html: string
  /** The rest of the wish. */
  rest: string
  done: boolean
  missed: string[]
}

export function changeText(html: string, wish: string, most = MOST_CHANGES): WordsAnswer {
  /** Further wishes about texts in the same sentence. */
  const next = (changed: string | undefined, rest: string, why: string): WordsAnswer => {
    const after = changeText(changed ?? html, rest, most - 1)
    return {
      ...after,
      done: after.done || changed !== undefined,
      missed: [...(changed === undefined ? [why] : []), ...after.missed],
    }
  }
  const nothing = { html, rest: wish, done: false, missed: [] }
  if (most === 0) return nothing
  const replaced = REPLACE.exec(wish)
  if (replaced) {
    const [whole, from = '', to = ''] = replaced
    return next(replaceText(html, from, to), wish.replace(whole, ' '), `There is no “${from}” on this page.`)
  }
  const said = matchLine(wish)
  if (!said) {
    const [unquoted, was = '', then = ''] = UNQUOTED.exec(wish) ?? []
    const renamed = was.length < 3 ? undefined : replaceText(html, was, valueOf(then).value)
    if (unquoted !== undefined && renamed !== undefined)
      return next(renamed, wish.replace(unquoted, ` ${valueOf(then).left}`), '')
    return nothing
  }
  const { whole, what, tail } = said
  const { value, left } = valueOf(tail)
  if (value === '') return nothing
  const rest = wish.replace(whole, ` ${left}`)
  return next(setLine(html, what, value), rest, `I could not find the ${what.toLowerCase()} on this page.`)
}

/** The text up to the next wish, without quotation marks. */
function valueOf(tail: string): { value: string; left: string } {
  const words = tail.split(NEXT_WISH)[0] ?? tail
  const value = words
    .trim()
    .replace(/^["“”«']+|["“”»']+$|[.;]$/g, '')
    .replace(/["“”»']+$|\s+now$/, '')
    .trim()
  return { value, left: tail.slice(words.length) }
}

function matchLine(wish: string): { whole: string; what: string; tail: string } | undefined {
  for (const pattern of LINE_PATTERNS) {
    const [whole, what = '', tail = ''] = pattern.exec(wish) ?? []
    if (whole !== undefined) return { whole, what, tail }
  }
  for (const [pattern, what] of PATTERNS_WITHOUT_LINE) {
    const [whole, tail = ''] = pattern.exec(wish) ?? []
    if (whole !== undefined) return { whole, what, tail: tail.charAt(0).toUpperCase() + tail.slice(1) }
  }
  return undefined
}

function replaceText(html: string, from: string, to: string): string | undefined {
  const tree = treeOf(html)
  const written = escapeHtml(from).replaceAll('&quot;', '"')
  for (const text of tree.texts) {
    const { start, end } = tree.placeOf(text)
    const at = html.slice(start, end).indexOf(written)
    if (at !== -1) return tree.replace({ start: start + at, end: start + at + written.length }, escapeHtml(to))
  }
  return undefined
}

function setLine(html: string, what: string, value: string): string | undefined {
  const tree = treeOf(html)
  const target = lineText(tree, what.toLowerCase())
  return target && tree.replace(target, escapeHtml(value))
}

function lineText(tree: PageTree, what: string): { start: number; end: number } | undefined {
  if (/quote|motto|title|name|headline|mood/.test(what)) {
    const block = findBlock(what, tree)
    if (!block || !('element' in block)) return undefined
    // Some designs put signs around the name, which stay.
    const inside =
      what === 'mood'
        ? tree.texts.filter((text) => within(tree, text, block.element))[1]
        : tree.firstText((block.name === 'title' ? tree.withClass('pp-name') : undefined) ?? block.element)
    return inside && tree.placeOf(inside)
  }
  const label = findLabel(what)
  if (!label) return undefined
  for (const [at, text] of tree.texts.entries()) {
    const trimmed = text.value.trim().toLowerCase()
    if (trimmed.replace(/\s*:$/, '') === label.toLowerCase()) {
      const value = tree.texts[at + 1]
      return value && tree.placeOf(value)
    }
    if (trimmed.startsWith(`${label.toLowerCase()}:`)) {
      const { start, end } = tree.placeOf(text)
      return { start: start + tree.html.slice(start, end).indexOf(':') + 2, end }
    }
  }
  return undefined
}

function within(tree: PageTree, text: Text, element: Parameters<PageTree['placeOf']>[0]): boolean {
  const outer = tree.placeOf(element)
  const inner = tree.placeOf(text)
  return inner.start >= outer.start && inner.end <= outer.end
}

const NEW_LINE =
  /^(?:please\s+)?add\s+(?:an?\s+|another\s+|the\s+)?(?:new\s+)?(?:line|row|field|fact)\b[\s:,–-]*(?:saying\s+|that says\s+|for\s+)?([^:]{1,40}):\s*(.+)$/i

/** Adds a line to the profile, with the markup of the last one. */
export function addLine(html: string, clause: string): string | undefined {
  const [, label = '', value = ''] = NEW_LINE.exec(clause) ?? []
  const tree = treeOf(html)
  const facts = tree.withClass('pp-facts')
  if (label === '' || !facts) return undefined
  const { start, end } = tree.placeOf(facts)
  const row = lastRow(html.slice(start, end))
  if (row === undefined) return undefined
  const line =
    row.name === 'tr'
      ? `<tr><th scope="row">${escapeHtml(label.trim())}</th><td>${escapeHtml(value.trim())}</td></tr>`
      : `<div><dt>${escapeHtml(label.trim())}</dt><dd>${escapeHtml(value.trim())}</dd></div>`
  const at = start + row.end
  return tree.replace({ start: at, end: at }, line)
}

/** The last row of a table or a list. */
function lastRow(html: string): { name: 'tr' | 'div'; start: number; end: number } | undefined {
  const rows = (['tr', 'div'] as const).flatMap((name) => {
    const start = html.lastIndexOf(`<${name}>`, html.lastIndexOf(`</${name}>`))
    const end = html.indexOf(`</${name}>`, start)
    return start === -1 || end === -1 ? [] : [{ name, start, end: end + `</${name}>`.length }]
  })
  return rows.sort((a, b) => b.start - a.start)[0]
}
