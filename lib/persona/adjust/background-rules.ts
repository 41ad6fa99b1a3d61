import * as csstree from 'css-tree'
import { mixed } from '@/lib/colour'
import { BLACK, findColours, readable, WHITE } from './colours'
import type { PageTree } from './page-tree'

/**
 * Wishes about the background of the page: a colour, a gradient, a pattern. The text colour changes
 * with it for contrast.
 */

type Rules = string[]

const OUTERMOST = 'body,body>div'
export const TEXT = 'body :is(h1,h2,p,span,b,th,td,dt,dd,blockquote,div,dl,table,tr,ol,li,a,font)'
const BACKGROUND = /\b(?:background|backdrop|wallpaper|ground)\b/

/** Gradients by the scenes that people name. */
const SCENES: readonly [RegExp, readonly string[]][] = [
  [/\brainbow\b/, ['#ff8a8a', '#ffc27a', '#fff08a', '#9df0a8', '#8fd0ff', '#c9a8ff']],
  [/\bsun(?:set|rise)\b/, ['#ffd27a', '#ff8f6b', '#ff7ab0']],
  [/\b(?:ocean|sea|water)\b/, ['#8fe3f0', '#4aa8dd']],
  [/\b(?:forest|jungle)\b/, ['#0f3d1f', '#2a6b3a']],
  [/\b(?:fire|lava)\b/, ['#7a0c14', '#b3400a']],
  [/\b(?:night|midnight)\b/, ['#05051a', '#1b1550']],
]

export function backgroundRules(rules: Rules, clause: string, tree: PageTree): Rules | { missed: string } | undefined {
  const named = findColours(clause).map(({ css }) => css)
  const isGround = BACKGROUND.test(clause)
  const isGradient = /\bgradients?\b/.test(clause)
  const scene = isGround || isGradient ? SCENES.find(([words]) => words.test(clause))?.[1] : undefined
  const pattern = PATTERNS.find(([words]) => words.test(clause))
  const onPlates = sheetOf(tree)
  if (pattern !== undefined && !isGradient && (isGround || /\bpatterns?\b/.test(clause))) {
    const [, base, draw] = pattern
    const { ink, grounds } = readable([named[0] ?? base])
    const [plain = base] = grounds
    const drawn = ink === BLACK ? mixed(plain, WHITE, 0.6) : mixed(plain, BLACK, 0.4)
    return paint(rules, draw(plain, drawn), ink, onPlates)
  }
  if (!isGradient && scene === undefined) return undefined
  const colours = named.length > 0 ? named : (scene ?? [])
  const [only] = colours
  if (only === undefined) return { missed: 'Say which colours the gradient should go through.' }
  const { ink, grounds } = readable(colours.length === 1 ? [only, mixed(only, WHITE, 0.5)] : colours)
  return paint(rules, `linear-gradient(${direction(clause)},${grounds.join(',')})`, ink, onPlates)
}

/** A colour: of the background if that is named, else of everything. */
export function plainBackground(rules: Rules, clause: string, tree: PageTree, css: string): Rules {
  const { ink, grounds } = readable([css])
  return paint(rules, grounds[0] ?? css, ink, BACKGROUND.test(clause) ? sheetOf(tree) : undefined)
}

function direction(clause: string): string {
  if (/\b(?:horizontal(?:ly)?|sideways|left to right)\b/.test(clause)) return 'to right'
  return /\bdiagonal(?:ly)?\b/.test(clause) ? '135deg' : 'to bottom'
}

/**
 * Patterns. The pattern's colour differs from the text colour, so that text stays readable. A star
 * is too thin to matter.
 */
const PATTERNS: readonly [RegExp, string, (base: string, drawn: string) => string][] = [
  [
    /\b(?:stars?|starry|galaxy)\b/,
    '#0b0b2a',
    (base) =>
      `radial-gradient(1px 1px at 20px 30px,#fff,transparent)0 0/90px 90px,radial-gradient(2px 2px at 60px 70px,#fff,transparent)0 0/110px 110px,${base}`,
  ],
  [
    /\b(?:polka|dots|dotted|spots|bubbles)\b/,
    '#ffb3d9',
    (base, drawn) => `radial-gradient(circle,${drawn} 5px,transparent 6px)0 0/28px 28px,${base}`,
  ],
  [
    /\bstrip(?:es?|ed|y)\b/,
    '#a8d0ff',
    (base, drawn) => `repeating-linear-gradient(45deg,${drawn} 0 12px,transparent 12px 24px),${base}`,
  ],
  [
    /\b(?:check(?:s|ed|ered)|chequered|chessboard|plaid|gingham|til(?:es?|ed)|squares)\b/,
    '#b6e3b6',
    (base, drawn) => `conic-gradient(${drawn} 25%,transparent 0 50%,${drawn} 0 75%,transparent 0)0 0/32px 32px,${base}`,
  ],
]

const isPaint = (rule: string) =>
  rule.startsWith(`${OUTERMOST}{`) ||
  rule.startsWith(':where(') ||
  (rule.startsWith(TEXT) && rule.includes('{background:'))

/**
 * With `sheet`, elements that have a background keep their styles, and only the area between them
 * changes.
 */
function paint(rules: Rules, image: string, ink: string, sheet?: Sheet): Rules {
  const on = sheet?.plates.join(',')
  const text = on === undefined ? TEXT : `${TEXT}:not(:where(${on}),:where(${on}) *)`
  return [
    ...rules.filter((rule) => !isPaint(rule)),
    `${OUTERMOST}{background:${image}!important}`,
    // An element without a text colour inherits that of the page.
    ...(sheet === undefined || on === undefined ? [] : [`:where(${on}){color:${sheet.ink}}`]),
    `${text}{background:none!important;color:${ink}!important;text-shadow:none!important}`,
  ]
}

interface Sheet {
  readonly plates: readonly string[]
  readonly ink: string
}

/**
 * Elements that have a background in the page's styles, except the outermost boxes, and the text
 * colour of these.
 */
function sheetOf(tree: PageTree): Sheet {
  const outermost = new Set(['body', 'html', '*', 'div', ...tree.outermost])
  const plates: string[] = ['[style*=background]', '[bgcolor]']
  let ink = '#000'
  csstree.walk(csstree.parse(tree.styles), {
    visit: 'Rule',
    enter({ prelude, block }) {
      if (prelude.type !== 'SelectorList') return
      const values = valuesOf(block)
      for (const selector of prelude.children) {
        const written = csstree.generate(selector)
        const isOutermost = outermost.has(written.replace(/^(?:html|body)[\s>]+/, ''))
        if (isOutermost) ink = values.get('color') ?? ink
        else if (!written.includes('::') && hasGround(values)) plates.push(written)
      }
    },
  })
  return { plates: [...new Set(plates)], ink }
}

const valuesOf = (block: csstree.Block): Map<string, string> =>
  new Map(
    block.children
      .toArray()
      .flatMap((node) => (node.type === 'Declaration' ? [[node.property, csstree.generate(node.value)] as const] : [])),
  )

/** Text with background-clip: text is drawn directly on the background behind it. */
const hasGround = (values: ReadonlyMap<string, string>): boolean =>
  values.get('background-clip') !== 'text' &&
  ['background', 'background-color', 'background-image'].some((property) =>
    /^(?!none|transparent|0\b)./.test(values.get(property) ?? ''),
  )
