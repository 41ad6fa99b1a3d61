import 'server-only'
import type { DOMPurify as Purifier } from 'dompurify'
import type { DOMWindow } from 'jsdom'
import { AppError } from '@/lib/errors'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed'
import { cleanStyleAttribute, cleanStyleSheet, ID_PREFIX, MAX_CSS_BYTES } from './css'
import { imageAddress, imageKind } from './images'
import { refuseCostly } from './limits'
import { RemovedList, type Removed } from './removed'

/** Grows with every change of the rules: pages stored under an older one are cleaned again before they are shown. */
export const SANITISER_VERSION = 1

export interface Sanitised {
  readonly html: string
  readonly removed: readonly Removed[]
  /** The one image from elsewhere, for the frame's policy. */
  readonly externalImage: string | undefined
}

/** jsdom keeps some memory for every document, so its window is made anew now and then. */
const DOCUMENTS_PER_WINDOW = 2_000
const MAX_PASSES = 3
const MAX_CPU_MS = 250

interface Workshop {
  window: DOMWindow
  purifier: Purifier
  used: number
}
let workshop: Promise<Workshop> | undefined

/** Loaded at the first page: both parts are heavy, and most requests never need them. */
async function openWorkshop(): Promise<Workshop> {
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')])
  const { window } = new JSDOM('')
  return { window, purifier: createPurifier(window), used: 0 }
}

async function currentWorkshop(): Promise<Workshop> {
  const open = await (workshop ??= openWorkshop())
  if (++open.used <= DOCUMENTS_PER_WINDOW) return open
  open.window.close()
  return (workshop = openWorkshop())
}

/** Cleans until cleaning changes nothing: what a second parser would read differently shows in a second pass. */
export async function sanitise(source: string): Promise<Sanitised> {
  refuseCostly(source)
  if (source.trim() === '') return { html: '', removed: [], externalImage: undefined }
  const { purifier } = await currentWorkshop()
  const removed = new RemovedList(source)
  const started = process.cpuUsage()
  let html = source
  for (let pass = 1; pass <= MAX_PASSES; pass++) {
    const cleaned = cleanOnce(purifier, html, removed)
    const { user, system } = process.cpuUsage(started)
    if ((user + system) / 1000 > MAX_CPU_MS * pass)
      throw new AppError('invalid_input', 'The persona page is too complicated to be checked. Please make it simpler.')
    if (cleaned.html === html) return { ...cleaned, removed: removed.all }
    html = cleaned.html
  }
  const settled = cleanOnce(purifier, html, removed)
  if (settled.html !== html)
    throw new AppError(
      'invalid_input',
      'The persona page cannot be read the same way twice. Please make its markup simpler.',
    )
  return { ...settled, removed: removed.all }
}

function cleanOnce(purifier: Purifier, source: string, removed: RemovedList): Omit<Sanitised, 'removed'> {
  const root = purifier.sanitize(source, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: true,
    SANITIZE_NAMED_PROPS: true,
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    KEEP_CONTENT: true,
    FORBID_CONTENTS: [
      'script',
      'template',
      'noscript',
      'iframe',
      'object',
      'embed',
      'svg',
      'math',
      'title',
      'select',
      'textarea',
      'video',
      'audio',
      'xmp',
      'noembed',
      'noframes',
      'plaintext',
    ],
  }) as unknown as HTMLHtmlElement
  noteRemoved(purifier, removed)
  const body = root.querySelector('body') ?? root
  for (const style of [...root.querySelectorAll('head > style')].reverse()) body.prepend(style)
  const externalImage = cleanElements(body, removed)
  return { html: withBodyLooks(body).trim(), externalImage }
}

const WHY_TAG: Record<string, string> = {
  script: 'JavaScript is not allowed',
  iframe: 'pages inside the page are not allowed',
  form: 'forms are not allowed',
  input: 'forms are not allowed',
  link: 'nothing may be loaded from elsewhere',
  meta: 'the page may not steer the browser',
  base: 'the page may not steer the browser',
}

function noteRemoved(purifier: Purifier, removed: RemovedList): void {
  for (const entry of purifier.removed) {
    if ('element' in entry && entry.element) {
      const name = entry.element.nodeName.toLowerCase()
      if (name.startsWith('#') || name === 'remove' || name === 'body') continue
      removed.add(`<${name}>`, WHY_TAG[name] ?? 'this element is not allowed', `<${name}`)
    } else if ('attribute' in entry && entry.attribute) {
      const { name } = entry.attribute
      removed.add(
        `${name}="…"`,
        name.startsWith('on') ? 'JavaScript is not allowed' : 'this attribute is not allowed',
        name,
      )
    }
  }
}

/** Styles, links and images; returns the one image from elsewhere that may stay. */
function cleanElements(body: Element, removed: RemovedList): string | undefined {
  let externalImage: string | undefined
  let cssBytes = 0
  const allowImage = (element: Element, attribute: string): void => {
    const address = element.getAttribute(attribute) ?? ''
    const kind = imageKind(address)
    const target = kind === 'refused' ? '' : imageAddress(address, kind)
    const first = kind === 'external' && attribute === 'src' && externalImage === undefined
    if (kind === 'icon' || kind === 'inline' || first) {
      if (first) externalImage = target
      element.setAttribute(attribute, target)
      return
    }
    const why =
      kind === 'refused'
        ? 'this is not an image that can be shown'
        : attribute === 'src'
          ? 'only one image may come from elsewhere'
          : 'backgrounds may only show images of our icon service'
    removed.add(`${attribute}="${address.slice(0, 60)}"`, why, address)
    if (element.localName === 'img') element.remove()
    else element.removeAttribute(attribute)
  }
  for (const element of [body, ...body.querySelectorAll('*')]) {
    if (element.localName === 'style') {
      const css = cleanStyleSheet(element.textContent ?? '', removed)
      cssBytes += Buffer.byteLength(css)
      if (css === '' || cssBytes > MAX_CSS_BYTES) element.remove()
      else element.textContent = css
      continue
    }
    const style = element.getAttribute('style')
    if (style !== null) {
      const css = cleanStyleAttribute(style, removed)
      if (css === '') element.removeAttribute('style')
      else element.setAttribute('style', css)
    }
    if (element.hasAttribute('background')) allowImage(element, 'background')
    if (element.localName === 'img') allowImage(element, 'src')
    else if (element.hasAttribute('src')) element.removeAttribute('src')
    if (element.hasAttribute('href')) cleanLink(element, removed)
  }
  return externalImage
}

function cleanLink(element: Element, removed: RemovedList): void {
  const href = (element.getAttribute('href') ?? '').replace(/[\u0000-\u001f\u007f]/g, '').trim()
  const isPlace = /^#[\w-]*$/.test(href)
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (element.localName !== 'a' || (!isPlace && !(url && ['http:', 'https:', 'mailto:'].includes(url.protocol)))) {
    removed.add(`href="${href.slice(0, 60)}"`, 'links lead to http, https or mail addresses', href)
    element.removeAttribute('href')
    return
  }
  if (isPlace) {
    const place = href.slice(1)
    element.setAttribute('href', place === '' || place.startsWith(ID_PREFIX) ? href : `#${ID_PREFIX}${place}`)
    return
  }
  element.setAttribute('href', url?.href ?? '')
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer nofollow ugc')
}

const BODY_LOOKS = ['class', 'style', 'bgcolor', 'background', 'text', 'dir', 'lang'] as const

/** The looks of a whole document's body live on in a block around its content, since the frame brings the body itself. */
function withBodyLooks(body: Element): string {
  const looks = BODY_LOOKS.filter((name) => body.hasAttribute(name))
  if (looks.length === 0) return body.innerHTML
  const block = body.ownerDocument.createElement('div')
  for (const name of looks) {
    const value = body.getAttribute(name) ?? ''
    if (name === 'bgcolor') block.style.backgroundColor = value
    else if (name === 'text') block.style.color = value
    else if (name !== 'background' && name !== 'style') block.setAttribute(name, value)
  }
  const style = [body.getAttribute('style'), block.getAttribute('style'), 'min-height:400px'].filter(Boolean).join(';')
  block.setAttribute('style', style)
  block.innerHTML = body.innerHTML
  return block.outerHTML
}
