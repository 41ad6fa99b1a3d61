import type { Label } from '../persona-text'
import type { Element, PageTree } from './page-tree'

/** The blocks of a page, by the words that people use for them. */
const BLOCKS: readonly { words: RegExp; className: string; tag?: string; name: string }[] = [
  { words: /(?:profile\s+)?(?:picture|photo|pic|avatar|image|face)/, className: 'pp-face', name: 'profile picture' },
  { words: /badges?|plates|buttons?/, className: 'pp-badges', name: 'badges' },
  { words: /top\s*(?:friends|tools|\d+)?\b|friends|best friends|icons/, className: 'pp-top', name: 'top friends' },
  { words: /quote|saying|motto/, className: 'pp-quote', tag: 'blockquote', name: 'quote' },
  { words: /counter|visitors?|views|hits/, className: 'pp-counter', name: 'visitor counter' },
  { words: /mood/, className: 'pp-mood', name: 'mood line' },
  { words: /about/, className: 'pp-about', name: 'about text' },
  { words: /facts|details|profile|table|info(?:rmation)?|lines/, className: 'pp-facts', tag: 'table', name: 'profile' },
  { words: /title|name|heading|headline/, className: 'pp-title', tag: 'h1', name: 'title' },
]
const HEADINGS = /\b(?:headings|titles|headlines)\b/
/** Other words for a labelled line than its label. */
const LINE_WORDS: readonly [Label, RegExp][] = [
  ['Location', /\b(?:locations?|city|town|home\s?town|place where i live)\b/],
  ['Profession', /\b(?:professions?|job|occupation|work)\b/],
  ['Hobbies', /\b(?:hobby|hobbies|interests)\b/],
  ['Daily Drivers', /\b(?:daily drivers?|drivers?)\b/],
  ['Self-aware moment', /\b(?:self-aware moments?|moment|confession)\b/],
]

interface Block {
  readonly name: string
  readonly selector: string
  readonly element: Element
}

/** `name` without an element: the words name a block that this page does not have. */
export function findBlock(text: string, tree: PageTree): Block | { name: string } | undefined {
  const lower = text.toLowerCase()
  const heading = HEADINGS.test(lower) && tree.elements.find(({ tagName }) => /^h[12]$/.test(tagName))
  if (heading) return { name: 'headings', selector: ':is(h1,h2)', element: heading }
  const found = BLOCKS.find(({ words }) => new RegExp(`\\b(?:${words.source})\\b`).test(lower))
  if (!found) return lineIn(lower, tree) ?? ornamentIn(lower, tree)
  const own = tree.withClass(found.className)
  if (own) return { name: found.name, selector: `.${found.className}`, element: own }
  const plain = found.tag === undefined ? undefined : tree.elements.find(({ tagName }) => tagName === found.tag)
  return plain && found.tag !== undefined
    ? { name: found.name, selector: found.tag, element: plain }
    : { name: found.name }
}

/** Ornaments that only some designs have. */
const ORNAMENTS = ['sun', 'stars', 'flowers', 'bars', 'keys', 'online', 'strip']

function ornamentIn(lower: string, tree: PageTree): Block | undefined {
  const name = ORNAMENTS.find((word) => new RegExp(`\\b${word}\\b`).test(lower))
  if (name === undefined) return undefined
  const element = tree.withClass(`pp-${name}`)
  return element && { name, selector: `.pp-${name}`, element }
}

export const findLabel = (lower: string): Label | undefined => LINE_WORDS.find(([, words]) => words.test(lower))?.[0]

/** A labelled line of the profile. */
function lineIn(lower: string, tree: PageTree): Block | { name: string } | undefined {
  const label = findLabel(lower)
  if (!label) return undefined
  const name = `${label.toLowerCase()} line`
  const row = tree.withClass('pp-facts') && rowOf(label, tree)
  if (!row?.parentNode || !('childNodes' in row.parentNode)) return { name }
  const place = row.parentNode.childNodes.filter((node) => 'tagName' in node).indexOf(row) + 1
  return { name, selector: `.pp-facts :is(tr,div):nth-child(${place})`, element: row }
}

function rowOf(label: Label, tree: PageTree): Element | undefined {
  const cell = tree.texts.find(({ value }) => value.trim() === label)?.parentNode
  const row = cell && 'parentNode' in cell ? cell.parentNode : undefined
  return row && 'tagName' in row && /^(?:tr|div)$/.test(row.tagName) ? row : undefined
}
