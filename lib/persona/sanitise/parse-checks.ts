import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { isAllowedAttribute, isAllowedTag } from './allowlist'
import { imageAddress, imageKind } from './image-kind'
import { limitExceeded } from './limits'

/** Parses the page without sanitising: to check limits before, and the result afterwards. */

const MAX_DEPTH = 256
/**
 * Every change of an element notifies all its ancestors, so the cost is the sum of the depths of
 * all elements.
 */
const MAX_DEPTH_IN_ALL = 150_000
/** A parser adds some elements to those in the source; only hostile markup adds many. */
const MAX_ELEMENTS = 6_000
/**
 * Cells imply rows, and paragraphs repeat open formatting. Hostile markup gets three elements per
 * tag.
 */
const MAX_ELEMENTS_PER_TAG = 2
const ALWAYS_ALLOWED_ELEMENTS = 200

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

function bodyOf(html: string): Element {
  const tags = html.match(/<[a-z]/gi)?.length ?? 0
  const most = Math.min(MAX_ELEMENTS, ALWAYS_ALLOWED_ELEMENTS + MAX_ELEMENTS_PER_TAG * tags)
  let elements = 0
  const document = parse(`<!doctype html><body>${html}`, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (...args) => {
        if (++elements > most) throw limitExceeded('markup that unfolds into too many elements')
        return defaultTreeAdapter.createElement(...args)
      },
    },
  })
  const root = document.childNodes.find((node) => node.nodeName === 'html') as Element
  return root.childNodes.find((node) => node.nodeName === 'body' || node.nodeName === 'frameset') as Element
}

const childrenOf = (node: Node): Node[] =>
  'content' in node ? [...node.content.childNodes] : 'childNodes' in node ? node.childNodes : []

export function rejectDeepNesting(html: string): void {
  let level: Node[] = [bodyOf(html)]
  let inAll = 0
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw limitExceeded(`tags nested more than ${MAX_DEPTH} deep`)
    inAll += depth * level.length
    if (inAll > MAX_DEPTH_IN_ALL) throw limitExceeded('too many tags nested too deep')
    level = level.flatMap(childrenOf)
  }
}

/** Whether a browser parses exactly this page from this text, with allowed elements only. */
export function parsesUnchanged(html: string): boolean {
  const body = bodyOf(html)
  if (body.attrs.length > 0 || serialize(body) !== html) return false
  let level: Node[] = body.childNodes
  while (level.length > 0) {
    if (!level.every(isPlain)) return false
    level = level.flatMap(childrenOf)
  }
  return true
}

function isPlain(node: Node): boolean {
  if (node.nodeName === '#text') return true
  return (
    'tagName' in node &&
    node.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
    isAllowedTag(node.tagName) &&
    node.attrs.every(({ name, prefix }) => !prefix && isAllowedAttribute(name))
  )
}

/** The one external image of a sanitised page, for the frame's policy. */
export function externalImageOf(html: string): string | undefined {
  let level: Node[] = [bodyOf(html)]
  while (level.length > 0) {
    for (const node of level) {
      const src =
        node.nodeName === 'img' && 'attrs' in node ? node.attrs.find(({ name }) => name === 'src')?.value : undefined
      if (src !== undefined && imageKind(src) === 'external') return imageAddress(src, 'external')
    }
    level = level.flatMap(childrenOf)
  }
  return undefined
}
