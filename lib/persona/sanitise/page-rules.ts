import { cleanCss, ID_PREFIX, MAX_CSS_BYTES } from './css'
import { imageAddress, imageKind, plain, type ImageKind } from './image-kind'
import type { Clock } from './limits'
import type { ElementRules } from './purifier'
import type { RemovedList } from './removed'

const TOO_MUCH_CSS = `all styles together may have ${MAX_CSS_BYTES / 1000} kB`
/** The clock is read once for several elements, because reading it costs time. */
const CHECK_EVERY = 16
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:']

/** Sanitises styles, links and images of one page in one pass. */
export class PageRules implements ElementRules {
  #cssBytes = 0
  #elements = 0
  /** Whether the one external image was seen. */
  #hasExternalImage = false
  /** Caches cleaned styles, because tables repeat the same one in every cell. */
  readonly #attributes = new Map<string, string>()
  readonly #images = new Map<string, ImageKind>()

  constructor(
    readonly removed: RemovedList,
    readonly clock: Clock,
  ) {}

  /** Old pages have anchors by `name` instead of `id`. */
  place = (element: Element): void => {
    const name = element.localName === 'a' ? element.getAttribute('name') : null
    if (name === null) return
    if (!element.hasAttribute('id')) element.setAttribute('id', name)
    element.removeAttribute('name')
  }

  style = (element: Element): void => {
    this.clock.check('within a pass')
    const media = element.getAttribute('media')?.trim().toLowerCase() ?? ''
    element.removeAttribute('media')
    const written = element.textContent ?? ''
    // Old pages hide styles from older browsers in an HTML comment.
    const shown = written.replace(/<!--|-->/g, ' ')
    const whole = media === '' || media === 'all' ? shown : `@media ${media}{${shown}}`
    const cleaned = this.#affords(whole) ? cleanCss(whole, 'stylesheet', this.removed) : ''
    if (cleaned !== written) element.textContent = cleaned
    this.clock.check('within a pass')
  }

  element = (element: Element): void => {
    if (++this.#elements % CHECK_EVERY === 0) this.clock.check('within a pass')
    const name = element.localName
    if (name === 'style' && element.textContent === '') return element.remove()
    if (name === 'pre') dropLeadingLineEnds(element)
    if (element.hasAttribute('style')) this.#cleanStyle(element)
    if (element.hasAttribute('background')) this.#cleanImage(element, 'background')
    if (name === 'img') this.#cleanImage(element, 'src')
    else if (element.hasAttribute('src')) element.removeAttribute('src')
    this.#cleanLink(element)
  }

  #affords(css: string): boolean {
    this.#cssBytes += Buffer.byteLength(css)
    if (this.#cssBytes <= MAX_CSS_BYTES) return true
    this.removed.add('a style', TOO_MUCH_CSS, '<style')
    return false
  }

  #cleanStyle(element: Element): void {
    const css = element.getAttribute('style') ?? ''
    let cleaned = this.#attributes.get(css)
    if (cleaned === undefined) {
      cleaned = this.#affords(css) ? cleanCss(css, 'declarationList', this.removed) : ''
      this.#attributes.set(css, cleaned)
    }
    if (cleaned === '') element.removeAttribute('style')
    else if (cleaned !== css) element.setAttribute('style', cleaned)
  }

  #cleanImage(element: Element, attribute: 'src' | 'background'): void {
    const address = element.getAttribute(attribute) ?? ''
    const kind = this.#kindOf(address)
    const first = kind === 'external' && attribute === 'src' && !this.#hasExternalImage
    if (kind === 'icon' || kind === 'inline' || first) {
      const target = imageAddress(address, kind)
      this.#hasExternalImage ||= first
      if (target !== address) element.setAttribute(attribute, target)
      return
    }
    this.removed.add(`${attribute}="${address}"`, whyNoImage(kind, attribute), address)
    if (attribute === 'src') element.remove()
    else element.removeAttribute(attribute)
  }

  #kindOf(address: string): ImageKind {
    const known = this.#images.get(address) ?? imageKind(address)
    this.#images.set(address, known)
    return known
  }

  #cleanLink(element: Element): void {
    const written = element.getAttribute('href')
    const href = written === null ? undefined : linkTarget(element, written)
    if (written !== null && href === undefined) {
      this.removed.add(`href="${plain(written)}"`, 'links lead to http, https or mail addresses', written)
      element.removeAttribute('href')
    }
    const leavesPage = href !== undefined && !href.startsWith('#')
    if (href !== undefined && href !== written) element.setAttribute('href', href)
    set(element, 'target', leavesPage ? '_blank' : undefined)
    set(element, 'rel', leavesPage ? 'noopener noreferrer nofollow ugc' : undefined)
  }
}

function set(element: Element, name: string, value: string | undefined): void {
  const before = element.getAttribute(name)
  if (value === undefined && before !== null) element.removeAttribute(name)
  else if (value !== undefined && before !== value) element.setAttribute(name, value)
}

function whyNoImage(kind: string, attribute: string): string {
  if (kind === 'refused') return 'this is not an image that can be shown'
  return attribute === 'src'
    ? 'only one image may come from elsewhere'
    : 'backgrounds may only show images of our icon service'
}

/** Allowed link targets: a web or mail address, or an anchor on the page. */
function linkTarget(element: Element, written: string): string | undefined {
  const href = plain(written)
  if (element.localName !== 'a') return undefined
  if (/^#[\w-]*$/.test(href)) {
    const place = href.slice(1)
    return place === '' || place.startsWith(ID_PREFIX) ? href : `#${ID_PREFIX}${place}`
  }
  const url = URL.canParse(href) ? new URL(href) : undefined
  return url && LINK_PROTOCOLS.includes(url.protocol) ? url.href : undefined
}

/**
 * A parser drops the first line break in <pre>, so text that begins with one would change with each
 * pass.
 */
function dropLeadingLineEnds(element: Element): void {
  const first = element.firstChild
  if (first?.nodeType === 3 && first.nodeValue?.startsWith('\n')) first.nodeValue = first.nodeValue.replace(/^\n+/, '')
}
