import type { Config, DOMPurify as Purifier } from 'dompurify'
import type { DOMWindow } from 'jsdom'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, DROPPED_WHOLE } from './allowlist'
import { limitExceeded } from './limits'
import type { RemovedList } from './removed'

/** DOMPurify over a jsdom window, with a small allowlist. */

const CONFIG: Config & { RETURN_DOM: true } = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
  FORBID_CONTENTS: DROPPED_WHOLE,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: true,
  SANITIZE_NAMED_PROPS: true,
  FORCE_BODY: true,
  KEEP_CONTENT: true,
  WHOLE_DOCUMENT: true,
  RETURN_DOM: true,
}

/** Callbacks for each element during the pass. */
export interface ElementRules {
  /** Before DOMPurify checks the attributes. */
  place: (element: Element) => void
  /**
   * Before DOMPurify checks the text: it drops every <style> that contains something like a tag.
   */
  style: (element: Element) => void
  /** After the element and its attributes were checked. */
  element: (element: Element) => void
}

interface PurifierWindow {
  window: DOMWindow
  purifier: Purifier
  used: number
}

/** jsdom leaks memory for every document, so its window is replaced from time to time. */
const DOCUMENTS_PER_WINDOW = 2_000

let purifierWindow: Promise<PurifierWindow> | undefined
let rules: ElementRules | undefined

const WARM_UP =
  '<table><tr style="color:red"><td align=center><a href="http://a">a</a><td><font color=red>b</font></table>'.repeat(
    150,
  )

/** Loaded for the first page, because both packages are large and most requests need neither. */
async function openPurifierWindow(): Promise<PurifierWindow> {
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')])
  const { window } = new JSDOM('')
  skipStyleParsing(window)
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName === 'STYLE') rules?.style(node as Element)
  })
  purifier.addHook('beforeSanitizeAttributes', (element) => rules?.place(element))
  purifier.addHook('afterSanitizeAttributes', (element) => rules?.element(element))
  // The number of pages that run on unoptimised code, which costs ten times as much.
  for (let round = 0; round < 2; round++) purifier.sanitize(WARM_UP, CONFIG)
  return { window, purifier, used: 0 }
}

/**
 * jsdom parses the style of every element, which we do not need, and throws for some that browsers
 * understand: `background:url(a)center;color:red`. Its parser is private and shared by all its
 * windows.
 */
function skipStyleParsing({ document }: DOMWindow): void {
  const { style } = document.createElement('p')
  const inside = Object.getOwnPropertySymbols(style).map((symbol) => Reflect.get(style, symbol) as object)
  for (let part = inside[0] ?? null; part !== null; part = Reflect.getPrototypeOf(part))
    if (Object.hasOwn(part, 'cssText')) Object.defineProperty(part, 'cssText', { set: () => undefined })
}

export async function openPurifier(): Promise<Purifier> {
  const open = await (purifierWindow ??= openPurifierWindow())
  if (++open.used <= DOCUMENTS_PER_WINDOW) return open.purifier
  open.window.close()
  purifierWindow = openPurifierWindow()
  return (await purifierWindow).purifier
}

/** Synchronous, so that the rules of one page are never used for another. */
export function purify(purifier: Purifier, source: string, withRules: ElementRules, removed: RemovedList): Element {
  rules = withRules
  try {
    const root = purifier.sanitize(source, CONFIG) as HTMLElement | null
    if (root === null) throw limitExceeded('markup that cannot be read')
    noteRemoved(purifier, removed)
    return root.getElementsByTagName('body')[0] ?? root
  } finally {
    rules = undefined
  }
}

const WHY_TAG = new Map([
  ['script', 'JavaScript is not allowed'],
  ['iframe', 'pages inside the page are not allowed'],
  ['form', 'forms are not allowed'],
  ['input', 'forms are not allowed'],
  ['link', 'nothing may be loaded from elsewhere'],
  ['meta', 'the page may not steer the browser'],
  ['base', 'the page may not steer the browser'],
])
/** Elements of a whole document that are removed without a report. */
const UNMENTIONED = new Set(['#text', '#comment', 'remove', 'body', 'head', 'html', 'title', '!doctype'])

/** Browsers overlook white space in front of and within the word. */
const isScriptAddress = (value: string) => value.replace(/\s/g, '').toLowerCase().startsWith('javascript:')

const whyAttribute = (name: string, value: string) =>
  name.startsWith('on') || isScriptAddress(value) ? 'JavaScript is not allowed' : 'this attribute is not allowed'

function noteRemoved(purifier: Purifier, removed: RemovedList): void {
  for (const entry of purifier.removed) {
    if ('element' in entry && entry.element) {
      const name = entry.element.nodeName.toLowerCase()
      if (!UNMENTIONED.has(name))
        removed.add(`<${name}>`, WHY_TAG.get(name) ?? 'this element is not allowed', `<${name}`)
    } else if ('attribute' in entry && entry.attribute) {
      const { name, value } = entry.attribute
      removed.add(value === '' ? name : `${name}="${value}"`, whyAttribute(name, value), name)
    }
  }
}
