import { escapeHtml, LABELS } from '../words'
import { blockIn } from './blocks'
import { PageTree, type Text } from './page-tree'

/** Wishes for other words: a labelled line, the quote, the title, or a text that stands on the page. */

const QUOTED = '["“”«»\']([^"“”«»]+?)["“”«»\']'
const REPLACE = new RegExp(`\\b(?:replace|change|swap)\\s+${QUOTED}\\s+(?:with|by|to|for|into)\\s+${QUOTED}`, 'i')
const LINE =
  /\b(?:change|set|update|rename|make|let|replace)\s+(?:the\s+|my\s+)?(location|profession|job|hobbies|daily drivers?|self-aware moment|quote|title|name|headline|mood)(?:\s+line)?\s*(?:to|with|say|read|:|=)\s+(.+)$/i
const SAID =
  /\b(?:the\s+|my\s+)?(location|profession|job|hobbies|daily drivers?|self-aware moment|quote|title|name|headline|mood)\s+(?:should be|should say|is now|are now|must be)\s+(.+)$/i
const NEXT_WISH =
  /(?:[.;]\s+|,?\s+and\s+|,\s+)(?=(?:make|change|set|use|hide|remove|move|show|replace|add|put|give|more|less|bigger|smaller|no)\b)/i

export interface WordsAnswer {
  html: string
  /** What of the wish is left. */
  rest: string
  done: boolean
  missed: string[]
}

export function changeWords(html: string, wish: string): WordsAnswer {
  const replaced = REPLACE.exec(wish)
  if (replaced) {
    const [whole, from = '', to = ''] = replaced
    return next(replaceText(html, from, to), html, wish.replace(whole, ' '), `There is no “${from}” on this page.`)
  }
  const line = LINE.exec(wish) ?? SAID.exec(wish)
  if (!line) return { html, rest: wish, done: false, missed: [] }
  const [whole, what = '', tail = ''] = line
  const words = tail.split(NEXT_WISH)[0] ?? tail
  const value = words
    .trim()
    .replace(/^["“”«']+|["“”»']+$|[.;]$/g, '')
    .replace(/["“”»']+$/, '')
    .trim()
  if (value === '') return { html, rest: wish, done: false, missed: [] }
  const rest = wish.replace(whole, ` ${tail.slice(words.length)}`)
  return next(setLine(html, what, value), html, rest, `I could not find the ${what.toLowerCase()} on this page.`)
}

/** Further wishes for words in the same text. */
function next(changed: string | undefined, html: string, rest: string, why: string): WordsAnswer {
  const after = changeWords(changed ?? html, rest)
  return {
    ...after,
    done: after.done || changed !== undefined,
    missed: [...(changed === undefined ? [why] : []), ...after.missed],
  }
}

function replaceText(html: string, from: string, to: string): string | undefined {
  const tree = new PageTree(html)
  const written = escapeHtml(from).replaceAll('&quot;', '"')
  for (const text of tree.texts) {
    const { start, end } = tree.placeOf(text)
    const at = html.slice(start, end).indexOf(written)
    if (at !== -1) return tree.replace({ start: start + at, end: start + at + written.length }, escapeHtml(to))
  }
  return undefined
}

function setLine(html: string, what: string, value: string): string | undefined {
  const tree = new PageTree(html)
  const target = lineText(tree, what.toLowerCase())
  return target && tree.replace(target, escapeHtml(value))
}

function lineText(tree: PageTree, what: string): { start: number; end: number } | undefined {
  if (/quote|title|name|headline|mood/.test(what)) {
    const block = blockIn(what, tree)
    if (!block || !('element' in block)) return undefined
    const inside =
      what === 'mood'
        ? tree.texts.filter((text) => within(tree, text, block.element))[1]
        : tree.firstText(block.element)
    return inside && tree.placeOf(inside)
  }
  const label = LABELS.find((name) => name.toLowerCase().startsWith(what === 'job' ? 'profession' : what))
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
