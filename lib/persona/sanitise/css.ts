import * as csstree from 'css-tree'
import { AT_RULES, FUNCTIONS, PROPERTIES_THAT_RUN } from './css-rules'
import { imageAddress, imageKind } from './image-kind'
import { limitExceeded } from './limits'
import type { RemovedList } from './removed'

/**
 * Sanitises style sheets and style attributes: parsed as a browser does, and written again from the
 * allowed parts.
 */

/** The maximum size of all styles of a page. */
export const MAX_CSS_BYTES = 40_000

/**
 * Ids get a prefix, so that they cannot shadow properties of the document; selectors get the same.
 */
export const ID_PREFIX = 'user-content-'

const UNREADABLE = 'it could not be read'
const MAX_ROUNDS = 3
/**
 * The parser recurses for nested brackets, and creates an error with its context for each mistake.
 */
const MAX_DEPTH = 32
const MAX_SLIPS = 200

type Context = 'stylesheet' | 'declarationList'

/** Sanitised until nothing changes; dropped if that does not end. */
export function cleanCss(css: string, context: Context, removed: RemovedList): string {
  let text = css.replaceAll('\u0000', '')
  if (isDeep(text)) return unreadable(removed)
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const cleaned = cleanOnce(text, context, removed)
    if (cleaned === text) return text
    text = cleaned
  }
  return cleanOnce(text, context, removed) === text ? text : unreadable(removed)
}

function unreadable(removed: RemovedList): string {
  removed.add('a style', UNREADABLE, '')
  return ''
}

function isDeep(css: string): boolean {
  let depth = 0
  for (const [bracket] of css.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '').matchAll(/[([{)\]}]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > MAX_DEPTH) return true
  }
  return false
}

function cleanOnce(css: string, context: Context, removed: RemovedList): string {
  let slips = 0
  const onParseError = () => {
    if (++slips > MAX_SLIPS) throw limitExceeded('styles that cannot be read')
  }
  const tree = csstree.parse(css, { context, parseCustomProperty: true, onParseError })
  csstree.walk(tree, {
    enter(node: csstree.CssNode, item: csstree.ListItem<csstree.CssNode>, list: csstree.List<csstree.CssNode>) {
      if (node.type === 'IdSelector' && !node.name.startsWith(ID_PREFIX)) node.name = ID_PREFIX + node.name
      const why = reason(node)
      if (why === undefined || !list) return
      if (why !== '') {
        const text = csstree.generate(node)
        removed.add(text, why, text.split(/[({:]/)[0] ?? text)
      }
      list.remove(item)
      return csstree.walk.skip
    },
  })
  // css-tree's output never contains "</", by which a browser ends <style>.
  return csstree.generate(tree).replaceAll('<', '\\3c ')
}

/**
 * The reason for removing a part of the sheet; '' if it is not worth reporting. Called for parts of
 * lists: whole rules or declarations.
 */
function reason(node: csstree.CssNode): string | undefined {
  switch (node.type) {
    case 'Raw':
      return UNREADABLE
    case 'Comment':
    case 'CDO':
    case 'CDC':
      return ''
    case 'Atrule': {
      const name = node.name.toLowerCase()
      if (!AT_RULES.has(name)) return `@${name} may load or change things outside this page`
      return node.prelude ? loads(node.prelude) : undefined
    }
    case 'Rule':
      return loads(node.prelude)
    case 'Declaration':
      return declarationReason(node)
    default:
      return undefined
  }
}

function declarationReason({ property, value }: csstree.Declaration): string | undefined {
  const name = property.toLowerCase()
  if (name.includes('\\')) return UNREADABLE
  if (PROPERTIES_THAT_RUN.has(name)) return 'it can run code in some browsers'
  return loads(value, name.startsWith('--') ? 'a variable may not hold an address' : undefined)
}

/**
 * The reason why this part may load something: an address other than an icon's, an unknown
 * function, unparsable text.
 */
function loads(part: csstree.CssNode, noAddressAtAll?: string): string | undefined {
  let why: string | undefined
  csstree.walk(part, (node) => {
    if (node.type === 'Raw') why ??= UNREADABLE
    else if (node.type === 'Url') {
      const kind = imageKind(node.value)
      if (noAddressAtAll !== undefined) why ??= noAddressAtAll
      else if (kind === 'icon' || kind === 'inline') node.value = imageAddress(node.value, kind)
      else why ??= 'styles may only show images of our icon service'
    } else if (node.type === 'Function') {
      const name = node.name.toLowerCase()
      if (!FUNCTIONS.has(name)) why ??= `${name}() may load something`
      else if (name === 'attr' && node.children.size > 1) why ??= 'attr() with a type may load something'
    }
  })
  return why
}
