import { cleanCss } from './css'
import type { RemovedList } from './removed'

const KEPT = ['class', 'dir', 'lang', 'background'] as const

/** With zero specificity, as the attributes have: the page's styles for links win. */
const LINK_INKS = [
  ['link', ':where(a:link)'],
  ['vlink', ':where(a:visited)'],
  ['alink', ':where(a:active)'],
] as const

/** Legacy colours may lack their hash sign. */
function colour(value: string | null): string | undefined {
  const trimmed = value?.trim() ?? ''
  if (/^[\da-f]{6}$/i.test(trimmed)) return `#${trimmed}`
  return /^(?:#[\da-f]{3,8}|[a-z]{3,30})$/i.test(trimmed) ? trimmed : undefined
}

/**
 * Turns a whole document's body attributes into a block around its content, because the frame has
 * its own body.
 */
export function wrapBodyStyles(body: Element, removed: RemovedList): string {
  const background = colour(body.getAttribute('bgcolor'))
  const text = colour(body.getAttribute('text'))
  const own = body.getAttribute('style')
  const links = LINK_INKS.flatMap(([name, selector]) => {
    const ink = colour(body.getAttribute(name))
    return ink === undefined ? [] : [`${selector}{color:${ink}}`]
  }).join('')
  const kept = KEPT.filter((name) => body.hasAttribute(name))
  if (!background && !text && !own && links === '' && kept.length === 0) return body.innerHTML.trim()
  const block = body.ownerDocument.createElement('div')
  for (const name of kept) block.setAttribute(name, body.getAttribute(name) ?? '')
  const style = [background && `background-color:${background}`, text && `color:${text}`, own, 'min-height:400px']
  block.setAttribute('style', cleanCss(style.filter(Boolean).join(';'), 'declarationList', removed))
  if (links !== '') {
    const sheet = body.ownerDocument.createElement('style')
    sheet.textContent = cleanCss(links, 'stylesheet', removed)
    block.append(sheet)
  }
  block.append(...body.childNodes)
  return block.outerHTML.trim()
}
