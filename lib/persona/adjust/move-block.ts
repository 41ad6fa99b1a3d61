import { findBlock } from './blocks'
import { treeOf, type Element, type PageTree, type Place } from './page-tree'

/** Moves a block: its source text is cut and pasted unchanged. */
export function moveBlock(html: string, clause: string): string | { missed: string } | undefined {
  const wish =
    /\b(?:move|put|place|bring)\s+(?:the\s+|my\s+)?(.+?)\s+(?:to\s+(?:the\s+)?)?(top|bottom|end|beginning|start|up|down|first|last|above|below|under|before|after)\b(?:\s+(?:the\s+|my\s+)?(.+))?/i.exec(
      clause,
    )
  if (!wish) return undefined
  const [, what = '', where = '', other = ''] = wish
  const tree = treeOf(html)
  const block = findBlock(what, tree)
  if (!block || !('element' in block)) return { missed: `I could not find “${what.trim()}” on this page.` }
  const target = targetOf(tree, block.element, where.toLowerCase(), other)
  const from = tree.placeOf(block.element)
  if (target === undefined || (target > from.start && target < from.end))
    return { missed: `I could not tell where to move the ${block.name}.` }
  return moved(html, from, target)
}

function moved(html: string, { start, end }: Place, to: number): string {
  const block = html.slice(start, end)
  return to <= start
    ? html.slice(0, to) + block + html.slice(to, start) + html.slice(end)
    : html.slice(0, start) + html.slice(end, to) + block + html.slice(to)
}

export const isRow = ({ tagName }: Element): boolean => tagName === 'tr'

function tableOf({ parentNode }: Element): Element | undefined {
  if (!parentNode || !('tagName' in parentNode)) return undefined
  return parentNode.tagName === 'table' ? parentNode : tableOf(parentNode)
}

function targetOf(tree: PageTree, element: Element, where: string, other: string): number | undefined {
  if (other.trim() !== '' && /above|below|under|before|after/.test(where)) {
    const beside = findBlock(other, tree)
    if (!beside || !('element' in beside) || beside.element === element) return undefined
    // "Beside a line of the table" means beside the table for a block; a line stays inside the
    // table.
    const neighbour = isRow(element) || !isRow(beside.element) ? beside.element : (tableOf(beside.element) ?? element)
    if (isRow(element) !== isRow(neighbour)) return undefined
    const place = tree.placeOf(neighbour)
    return /above|before/.test(where) ? place.start : place.end
  }
  if (/top|first|beginning|start/.test(where)) return tree.placeOf(edgeOf(element, 0)).start
  if (/bottom|last|end/.test(where)) return tree.placeOf(edgeOf(element, -1)).end
  const siblings = siblingsOf(element)
  const at = siblings.indexOf(element)
  const neighbour = siblings[where === 'up' ? at - 1 : at + 1]
  if (!neighbour) return tree.placeOf(element).start
  return where === 'up' ? tree.placeOf(neighbour).start : tree.placeOf(neighbour).end
}

const siblingsOf = ({ parentNode }: Element): Element[] =>
  parentNode && 'childNodes' in parentNode
    ? parentNode.childNodes.filter((node): node is Element => 'tagName' in node && node.tagName !== 'style')
    : []

/**
 * The first or last block around the element. A block at the edge of its box moves out of the box.
 */
function edgeOf(element: Element, side: 0 | -1): Element {
  const edge = siblingsOf(element).at(side) ?? element
  const parent = element.parentNode
  const isOutermost = !parent || !('tagName' in parent) || /^(?:body|html)$/.test(parent.tagName) || isRow(element)
  if (edge !== element || isOutermost) return edge
  const row = wholeRow(parent)
  return row === parent ? edgeOf(parent, side) : row
}

/** A block beside the profile picture moves before or after both. */
function wholeRow(element: Element): Element {
  const { parentNode } = element
  const isBesideFace = siblingsOf(element).some(({ attrs }) => attrs.some(({ value }) => value === 'pp-face'))
  return isBesideFace && parentNode && 'tagName' in parentNode ? parentNode : element
}
