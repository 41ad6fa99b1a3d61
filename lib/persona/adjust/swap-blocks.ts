import { findBlock } from './blocks'
import { isRow } from './move-block'
import { MOST_CHANGES, treeOf } from './page-tree'

const SWAP =
  /\b(?:swap|switch|exchange)\s+(?:the\s+|my\s+)?(?:order\s+of\s+)?(?:the\s+)?(.+?)\s+(?:and|with|for)\s+(?:the\s+|my\s+)?([^,.;]+?)(?:\s+(?:around|places))?(?=\s*$|[,.;]|\s+and\s+)/i

/** Swaps two blocks unchanged. Returns the page with the rest of the wish. */
export function swapBlocks(
  html: string,
  wish: string,
  most = MOST_CHANGES,
): { html: string; rest: string; missed: string[] } {
  const found = most === 0 ? null : SWAP.exec(wish)
  if (!found) return { html, rest: wish, missed: [] }
  const [whole, one = '', other = ''] = found
  const answer = swapped(html, one, other)
  const next = swapBlocks(typeof answer === 'string' ? answer : html, wish.replace(whole, ' '), most - 1)
  return typeof answer === 'string' ? next : { ...next, missed: [answer.missed, ...next.missed] }
}

function swapped(html: string, ...names: [string, string]): string | { missed: string } {
  const tree = treeOf(html)
  const blocks = names.map((name) => findBlock(name, tree))
  const elements = blocks.flatMap((block) => (block && 'element' in block ? [block.element] : []))
  const [one, other] = elements
  if (!one || !other) {
    const absent = names.find((_, at) => !blocks[at] || !('element' in blocks[at])) ?? ''
    return { missed: `I could not find “${absent.trim()}” on this page.` }
  }
  const [first, second] = [tree.placeOf(one), tree.placeOf(other)].sort((a, b) => a.start - b.start)
  if (!first || !second || first.end > second.start || isRow(one) !== isRow(other))
    return { missed: `“${names[0].trim()}” and “${names[1].trim()}” cannot take each other’s place.` }
  const part = (start: number, end: number) => html.slice(start, end)
  return (
    part(0, first.start) +
    part(second.start, second.end) +
    part(first.end, second.start) +
    part(first.start, first.end) +
    part(second.end, html.length)
  )
}
