import * as csstree from 'css-tree'
import { imageAddress, imageKind } from './images'
import type { RemovedList } from './removed'

/** Style sheets and style attributes, parsed as a browser does, and written anew from what is left. */

export const MAX_CSS_BYTES = 40_000

/** Ids get a prefix, so that no page can name itself like a property of the document; selectors follow. */
export const ID_PREFIX = 'user-content-'

const AT_RULES = new Set(['media', 'keyframes', '-webkit-keyframes', 'supports', 'layer', 'container'])
const FUNCTIONS = new Set([
  'image',
  'image-set',
  '-webkit-image-set',
  'src',
  'cross-fade',
  '-webkit-cross-fade',
  'element',
  '-moz-element',
  'expression',
  'paint',
])
const PROPERTIES = new Set(['-moz-binding', 'behavior', '-ms-behavior'])
const LOADS = /url\s*\(|image-set|cross-fade|element\s*\(|expression\s*\(|@import|src\s*\(/i

const nameOf = (name: string) => csstree.ident.decode(name).toLowerCase()

export function cleanStyleSheet(css: string, removed: RemovedList): string {
  if (Buffer.byteLength(css) > MAX_CSS_BYTES) {
    removed.add('a style sheet', `it is longer than ${MAX_CSS_BYTES / 1000} kB`, '<style')
    return ''
  }
  return clean(css, 'stylesheet', removed)
}

export function cleanStyleAttribute(css: string, removed: RemovedList): string {
  return clean(css, 'declarationList', removed)
}

function clean(css: string, context: 'stylesheet' | 'declarationList', removed: RemovedList): string {
  const tree = csstree.parse(css.replaceAll('\u0000', ''), {
    context,
    parseCustomProperty: true,
    parseRulePrelude: true,
    parseAtrulePrelude: true,
  })
  csstree.walk(tree, {
    enter(node: csstree.CssNode, item: csstree.ListItem<csstree.CssNode>, list: csstree.List<csstree.CssNode>) {
      if (node.type === 'IdSelector' && !node.name.startsWith(ID_PREFIX)) node.name = ID_PREFIX + node.name
      const why = reason(node)
      if (why === undefined || !list) return
      const text = csstree.generate(node)
      if (why !== '')
        removed.add(text.length > 80 ? `${text.slice(0, 77)}…` : text, why, text.split(/[({:]/)[0] ?? text)
      list.remove(item)
      return csstree.walk.skip
    },
  })
  // What css-tree writes never holds a tag's end, but a browser finds the end of <style> by text alone.
  return csstree.generate(tree).replaceAll('<', '\\3c ')
}

/** Why a part of the sheet has to go; '' is not worth a line. */
function reason(node: csstree.CssNode): string | undefined {
  switch (node.type) {
    case 'Raw':
      return 'it could not be read'
    case 'Comment':
    case 'CDO':
    case 'CDC':
      return ''
    case 'Atrule':
      return AT_RULES.has(nameOf(node.name))
        ? undefined
        : `@${nameOf(node.name)} may load or change things outside this page`
    case 'Declaration':
      return declarationReason(node)
    default:
      return undefined
  }
}

function declarationReason(declaration: csstree.Declaration): string | undefined {
  const property = nameOf(declaration.property)
  if (PROPERTIES.has(property)) return 'it can run code in some browsers'
  if (declaration.value.type === 'Raw')
    return LOADS.test(csstree.ident.decode(declaration.value.value)) || /[\\<]/.test(declaration.value.value)
      ? 'it could not be read'
      : undefined
  if (property.startsWith('--') && LOADS.test(csstree.string.decode(csstree.generate(declaration.value))))
    return 'a variable may not hold an address'
  let why: string | undefined
  csstree.walk(declaration.value, (part) => {
    if (part.type === 'Url') {
      const kind = imageKind(part.value)
      if (kind === 'icon' || kind === 'inline') part.value = imageAddress(part.value, kind)
      else why = 'styles may only show images of our icon service'
    } else if (part.type === 'Function') {
      const name = nameOf(part.name)
      if (FUNCTIONS.has(name)) why = `${name}() may load something`
      else if (name === 'url') why = 'the address could not be read'
      else if (name === 'attr' && part.children.size > 1) why = 'attr() with a type may load something'
    } else if (part.type === 'Raw' && LOADS.test(part.value)) why = 'it could not be read'
  })
  return why
}
