import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { escapeHtml } from '@/lib/text/escape-html'
import {
  ATTRIBUTES,
  isSelfContained,
  REFERENCED_CONTAINERS,
  ELEMENTS,
  GRADIENTS,
  LOCAL_TARGET,
  WITH_TEXT,
  type MayReference,
} from './drawing-rules'
import { drawingStyle } from './drawing-style'

/** Rewrites a visitor's SVG from an allowlist: nothing of the text itself is copied. */

interface Node {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly (Node | string)[]
}

/** Entities are not expanded: a document may define its own, which may expand without end. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
})

/** Nested repetitions take minutes to draw; an icon needs few. */
const MAX_USES = 12
/**
 * Each use of a mask, clip or pattern draws all of it again: this limits the characters drawn in
 * total.
 */
const MAX_DRAWN_AGAIN = 500_000
const SHAPES = /<(?:path|rect|circle|ellipse|line|polyline|polygon|text|use)\b/

/** The safe drawing; undefined if the text is not an SVG or nothing of it can be shown. */
export function safeSvg(source: string): string | undefined {
  const root = parse(source)
  if (root?.name !== 'svg') return undefined
  let uses = 0
  let references = 0
  let drawnThrough = 0
  const isGradient = gradientsIn(root)
  const mayNameAll: MayReference = (id) => {
    if (!isGradient(id)) references += 1
    return true
  }
  const write = ({ name, attributes, children }: Node, mayName: MayReference): string => {
    if (!ELEMENTS.has(name) || (name === 'use' && ++uses > MAX_USES)) return ''
    const inside = REFERENCED_CONTAINERS.has(name) ? isGradient : mayName
    // A style sheet may apply to any element, also to one that others are drawn through.
    const content =
      name === 'style' ? styleOf(children, isGradient) : children.map((child) => part(child, name, inside)).join('')
    if (REFERENCED_CONTAINERS.has(name)) drawnThrough += content.length
    return `<${name}${attributesOf(attributes, inside)}${content === '' ? '/>' : `>${content}</${name}>`}`
  }
  const part = (child: Node | string, parent: string, mayName: MayReference) =>
    typeof child !== 'string' ? write(child, mayName) : WITH_TEXT.has(parent) ? escaped(decoded(child) ?? '') : ''
  const svg = write(root, mayNameAll).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  const isQuick = uses <= MAX_USES && references * drawnThrough <= MAX_DRAWN_AGAIN
  return isQuick && SHAPES.test(svg) ? svg : undefined
}

/** Ids of gradients that no other element has: a browser uses the first element with an id. */
function gradientsIn(root: Node): MayReference {
  const gradients = new Set<string>()
  const others = new Set<string>()
  const look = ({ name, attributes: { id }, children }: Node): void => {
    const plain = id === undefined ? undefined : decoded(id)
    if (plain !== undefined) (GRADIENTS.has(name) ? gradients : others).add(plain)
    for (const child of children) if (typeof child !== 'string') look(child)
  }
  look(root)
  return (id) => gradients.has(id) && !others.has(id)
}

function styleOf(children: Node['children'], mayName: MayReference): string {
  const css = children.filter((child) => typeof child === 'string').join('')
  return escaped(drawingStyle(decoded(css) ?? '', 'stylesheet', mayName))
}

function attributesOf(attributes: Node['attributes'], mayName: MayReference): string {
  return Object.entries(attributes)
    .flatMap(([name, raw]) => {
      const value = safeValue(name, decoded(raw), mayName)
      return value === undefined ? [] : [` ${name}="${escaped(value)}"`]
    })
    .join('')
}

function safeValue(name: string, value: string | undefined, mayName: MayReference): string | undefined {
  if (value === undefined) return undefined
  if (name === 'href') return LOCAL_TARGET.test(value) ? value : undefined
  if (name === 'style') return drawingStyle(value, 'declarationList', mayName)
  return ATTRIBUTES.has(name) && isSelfContained(value, mayName) ? value : undefined
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes XML's own entities; a text with an entity that the document defines becomes empty. */
function decoded(text: string): string | undefined {
  let unknown = false
  const plain = text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([^;\s&]*));?/gi,
    (_, hex?: string, dec?: string, name?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : dec ? Number(dec) : undefined
      const char = code === undefined ? NAMED[name ?? ''] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined
      unknown ||= char === undefined
      return char ?? ''
    },
  )
  return unknown ? undefined : plain
}

/** Escapes text and attribute values; characters that XML forbids are removed. */
const escaped = (text: string) =>
  escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))

function parse(source: string): Node | undefined {
  if (XMLValidator.validate(source) !== true) return undefined
  try {
    const roots = nodes(parser.parse(source)).filter((node) => typeof node !== 'string')
    return roots.length === 1 ? roots[0] : undefined
  } catch {
    // Nested too deeply, or with names that are not of a drawing.
    return undefined
  }
}

/**
 * The parser gives `{name: children, ':@': attributes}` for an element and `{'#text': text}` for
 * text.
 */
function nodes(parsed: unknown): (Node | string)[] {
  if (!Array.isArray(parsed)) return []
  return (parsed as Record<string, unknown>[]).flatMap((entry): (Node | string)[] => {
    const name = Object.keys(entry).find((key) => key !== ':@')
    if (name === undefined) return []
    if (name === '#text') return [String(entry[name])]
    const attributes = (entry[':@'] ?? {}) as Record<string, string>
    return [{ name, attributes, children: nodes(entry[name]) }]
  })
}
