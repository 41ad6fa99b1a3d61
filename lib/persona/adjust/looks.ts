import { blockIn } from './blocks'
import { colourIn, type Colour } from './colours'
import type { PageTree } from './page-tree'
import { addRule } from './wish-style'

/** Wishes for looks become rules; the page's own text and structure stay as they are. */

const FONTS: readonly [RegExp, string][] = [
  [/comic/, '"Comic Sans MS","Comic Neue",cursive'],
  [/hand\s?writ|script|cursive/, '"Segoe Script","Bradley Hand","Comic Sans MS",cursive'],
  [/mono|typewriter|courier|code font|terminal font/, '"Courier New",Courier,monospace'],
  [/impact|heavy|poster/, 'Impact,"Arial Black",sans-serif'],
  [/times/, '"Times New Roman",Times,serif'],
  [/georgia|elegant|bookish/, 'Georgia,"Times New Roman",serif'],
  [/verdana/, 'Verdana,Geneva,sans-serif'],
  [/trebuchet/, '"Trebuchet MS",Verdana,sans-serif'],
  [/papyrus/, 'Papyrus,fantasy'],
  [/arial|helvetica|sans|modern font|clean font|readable/, 'Arial,Helvetica,sans-serif'],
  [/serif/, 'Georgia,"Times New Roman",serif'],
]
const TEXT = 'body :is(h1,h2,p,span,b,th,td,dt,dd,blockquote,div,dl,table,tr,ol,li,a,font)'
const FLOAT = '@keyframes wish-float{50%{transform:translateY(-6px)}}'

type Rules = string[]

/** A colour is named, but not as the one to take: "less pink", "a gradient from blue to pink". */
export const UNSAID = /\b(?:less|without|no|not|gradient|hate|instead of)\b/i

export function look(rules: Rules, clause: string, tree: PageTree): Rules | { missed: string } | undefined {
  const lower = clause.toLowerCase()
  return (
    hideOrShow(rules, lower, tree) ??
    motion(rules, lower) ??
    font(rules, lower) ??
    size(rules, lower, tree) ??
    colour(rules, lower, tree) ??
    shape(rules, lower, tree)
  )
}

function hideOrShow(rules: Rules, clause: string, tree: PageTree): Rules | { missed: string } | undefined {
  const wish =
    /\b(hide|remove|delete|drop|without|no|lose|get rid of|show|bring back|unhide)\s+(?:the\s+|my\s+|any\s+)?(.+)/.exec(
      clause,
    )
  if (!wish || /motion|animat|blink|movement|glitter|flash/.test(wish[2] ?? '')) return undefined
  const block = blockIn(wish[2] ?? '', tree)
  if (!block) return undefined
  if (!('element' in block)) return { missed: `I could not find the ${block.name} on this page.` }
  const without = rules.filter((rule) => rule !== `${block.selector}{display:none!important}`)
  return /show|back|unhide/.test(wish[1] ?? '') ? without : addRule(without, block.selector, 'display:none!important')
}

function motion(rules: Rules, clause: string): Rules | undefined {
  if (!/motion|animat|blink|movement|moving|glitter|flash|calm|still|lively|wiggl|bounc/.test(clause)) return undefined
  if (/\b(?:no|without|stop|remove|still|off|disable)\b/.test(clause))
    return addRule(rules, 'body *', 'animation:none!important')
  const moving = rules.filter((rule) => !rule.startsWith('body *{animation'))
  if (/\b(?:less|calm|calmer|slower|slow|reduce|fewer)\b/.test(clause))
    return addRule(moving, 'body *', 'animation-duration:9s!important')
  const floating = [FLOAT, ...moving.filter((rule) => rule !== FLOAT)]
  return addRule(floating, 'h1,h2,li i', 'animation:wish-float 2s ease-in-out infinite')
}

function font(rules: Rules, clause: string): Rules | undefined {
  if (
    !/font|type|letters|lettering|comic|times|courier|arial|verdana|serif|handwrit|papyrus|georgia|impact/.test(clause)
  )
    return undefined
  const family = FONTS.find(([words]) => words.test(clause))?.[1]
  if (!family) return undefined
  return addRule(
    rules,
    /title|heading|headline|name/.test(clause) ? 'h1,h2' : `${TEXT}`,
    `font-family:${family}!important`,
  )
}

function size(rules: Rules, clause: string, tree: PageTree): Rules | undefined {
  const grows = /\b(?:bigger|larger|big|large|huge|increase|enlarge)\b/.test(clause)
  const shrinks = /\b(?:smaller|small|tiny|little|decrease|shrink)\b/.test(clause)
  if (!grows && !shrinks) return undefined
  const block = blockIn(clause, tree)
  const selector = block && 'element' in block ? block.selector : 'body'
  const before = rules.find((rule) => rule.startsWith(`${selector}{zoom:`))
  const zoom = Number(/zoom:([\d.]+)/.exec(before ?? '')?.[1] ?? 1) * (grows ? 1.2 : 1 / 1.2)
  return addRule(rules, selector, `zoom:${Number(Math.min(2.5, Math.max(0.5, zoom)).toFixed(2))}`)
}

function colour(rules: Rules, clause: string, tree: PageTree): Rules | undefined {
  const wanted = colourIn(clause)
  if (!wanted || UNSAID.test(clause)) return undefined
  if (/text|font|letters|words|writing/.test(clause)) return addRule(rules, TEXT, `color:${wanted.css}!important`)
  if (/link/.test(clause)) return addRule(rules, 'a', `color:${wanted.css}!important`)
  if (/border|frame|outline/.test(clause)) return addRule(rules, 'body *', `border-color:${wanted.css}!important`)
  const block = /background|page|backdrop|everything|all\b/.test(clause) ? undefined : blockIn(clause, tree)
  if (block && 'element' in block) return addRule(rules, block.selector, `color:${wanted.css}!important`)
  return background(rules, wanted)
}

function background(rules: Rules, { css, light }: Colour): Rules {
  const ground = addRule(rules, 'body,body>div', `background:${css}!important`)
  return addRule(
    ground,
    TEXT,
    `background:none;color:${light ? '#111' : '#fff'}!important;text-shadow:none!important`.replace(
      'none;',
      'none!important;',
    ),
  )
}

const SHAPES: readonly [RegExp, string][] = [
  [/\b(?:round|rounded|rounder)\b/, 'border-radius:14px!important'],
  [/\b(?:square|sharp)\b/, 'border-radius:0!important'],
  [/\b(?:cent(?:er|re)(?:d|ed)?|in the middle)\b/, 'text-align:center!important'],
  [/\bleft\b/, 'text-align:left!important'],
  [/\bbold\b/, 'font-weight:bold!important'],
  [/\bunderlined?\b/, 'text-decoration:underline!important'],
  [/\bitalics?\b/, 'font-style:italic!important'],
  [/\b(?:all[- ]caps|upper\s?case|capitals|in caps)\b/, 'text-transform:uppercase!important'],
  [/\blower\s?case\b/, 'text-transform:lowercase!important'],
]

/** Of the block that the wish names; of everything when it names none. */
function shape(rules: Rules, clause: string, tree: PageTree): Rules | { missed: string } | undefined {
  const wanted = SHAPES.find(([words]) => words.test(clause))?.[1]
  if (wanted === undefined) return undefined
  if (/\blinks?\b/.test(clause)) return addRule(rules, 'a', wanted)
  const block = blockIn(clause, tree)
  if (block && !('element' in block)) return { missed: `I could not find the ${block.name} on this page.` }
  if (block) return addRule(rules, `${block.selector},${block.selector} *`, wanted)
  return addRule(rules, wanted.startsWith('border') ? 'body *' : TEXT, wanted)
}
