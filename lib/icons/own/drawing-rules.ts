import { FUNCTIONS } from '@/lib/persona/sanitise/css-rules'

/**
 * The allowlist for a visitor's SVG: elements that draw, and nothing that runs, links, animates or
 * loads.
 */

const words = (list: string) => new Set(list.trim().split(/\s+/))

export const ELEMENTS = words(`
  svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern`)

/**
 * Elements through which others are drawn. A browser takes hours for a few of them nested in each
 * other.
 */
export const REFERENCED_CONTAINERS = words('clipPath mask pattern')
export const GRADIENTS = words('linearGradient radialGradient')
/** Attributes that draw repeatedly and over each other: a hundred take a browser minutes. */
export const COSTLY = /^(?:-webkit-)?(?:backdrop-)?filter$|^marker|^stroke-dash/

/** The only places where text is more than white space between elements. */
export const WITH_TEXT = words('title desc style text tspan')

/** `href` and `style` are checked separately. */
export const ATTRIBUTES = words(`
  id class viewBox version preserveAspectRatio x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy d points width height
  transform transform-origin gradientTransform gradientUnits spreadMethod offset patternTransform patternUnits
  patternContentUnits clipPathUnits maskUnits maskContentUnits mask-type pathLength rotate textLength lengthAdjust
  clip-path clip-rule color color-interpolation display fill fill-opacity fill-rule font-family font-size font-style
  font-weight letter-spacing mask opacity overflow paint-order shape-rendering stop-color stop-opacity stroke
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  dominant-baseline text-decoration text-rendering vector-effect visibility word-spacing`)

export const LOCAL_TARGET = /^#[\p{L}\p{N}_.:-]+$/u
const LOCAL_ADDRESS = /\burl\(\s*(["']?)#([\p{L}\p{N}_.:-]+)\1\s*\)/giu

/** Whether the element with this id may be referenced at this place. */
export type MayReference = (id: string) => boolean

/**
 * Names of functions, up to a maximum length: an endless word would otherwise be matched again from
 * each letter.
 */
const FUNCTION = /([\w-]{0,40})\(/g

/**
 * Whether this attribute is self-contained: it is parsed like CSS, so an escape or an unknown
 * function could load something.
 */
export function isSelfContained(value: string, mayName: MayReference): boolean {
  if (value.includes('\\')) return false
  const rest = value.replace(LOCAL_ADDRESS, (address: string, _quote: string, id: string) =>
    mayName(id) ? '' : address,
  )
  return [...rest.matchAll(FUNCTION)].every(([, name = '']) => isDrawingFunction(name))
}

export const isDrawingFunction = (name: string) => FUNCTIONS.has(name.toLowerCase())
