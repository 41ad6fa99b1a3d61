import { WISHES } from './wish-style'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

/** A parsed page with the source position of every node, so that a change keeps all other bytes. */

export type Element = DefaultTreeAdapterTypes.Element
export type Text = DefaultTreeAdapterTypes.TextNode
type Node = DefaultTreeAdapterTypes.Node

export interface Place {
  start: number
  end: number
}

const namesOf = ({ tagName, attrs }: Element): string[] => [
  tagName,
  ...attrs
    .filter(({ name }) => name === 'class' || name === 'id')
    .flatMap(({ name, value }) => value.split(/\s+/).map((one) => (name === 'id' ? `#${one}` : `.${one}`)))
    .flatMap((one) => [one, tagName + one]),
]
const textIn = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** The maximum number of changes by one wish: the page is parsed again for each. */
export const MOST_CHANGES = 40

const PREFIX = '<!doctype html><body>'

export class PageTree {
  readonly elements: Element[] = []
  /** Visible text, in reading order. */
  readonly texts: Text[] = []
  /** The page's own style sheets, concatenated. */
  styles = ''
  /** Selectors of the boxes that contain everything else. */
  readonly outermost: string[] = []

  constructor(readonly html: string) {
    const root = parse(PREFIX + html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
    this.#collect(root)
  }

  #collect(node: Node): void {
    if (node.nodeName === '#text') {
      if ('value' in node && node.value.trim() !== '') this.texts.push(node)
      return
    }
    if ('tagName' in node) {
      const names = namesOf(node)
      if (node.tagName === 'style') {
        if (!names.includes(`.${WISHES}`)) this.styles += textIn(node)
        return
      }
      if (node.parentNode?.nodeName === 'body') this.outermost.push(...names)
      if (node.sourceCodeLocation) this.elements.push(node)
    }
    if ('childNodes' in node) for (const child of node.childNodes) this.#collect(child)
  }

  placeOf(node: Element | Text): Place {
    const at = node.sourceCodeLocation
    return { start: (at?.startOffset ?? 0) - PREFIX.length, end: (at?.endOffset ?? 0) - PREFIX.length }
  }

  withClass(name: string): Element | undefined {
    return this.elements.find(({ attrs }) =>
      attrs.some((attribute) => attribute.name === 'class' && attribute.value.split(/\s+/).includes(name)),
    )
  }

  firstText(inside: Element): Text | undefined {
    const { start, end } = this.placeOf(inside)
    return this.texts.find((text) => this.placeOf(text).start >= start && this.placeOf(text).end <= end)
  }

  replace({ start, end }: Place, text: string): string {
    return this.html.slice(0, start) + text + this.html.slice(end)
  }
}

let last: PageTree | undefined

/** The last parsed page is cached, because every part of a wish reads the same one. */
export const treeOf = (html: string): PageTree => (last?.html === html ? last : (last = new PageTree(html)))
