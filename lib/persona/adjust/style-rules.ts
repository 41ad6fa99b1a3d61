import { findBlock } from './blocks'
import { borderRules, spacingRules } from './border-rules'
import { backgroundRules, TEXT } from './background-rules'
import { motionRules } from './motion-rules'
import type { PageTree } from './page-tree'
import { colourRules } from './colour-rules'
import { addRule } from './wish-style'

/** Turns wishes about the look into CSS rules; text and markup of the page are unchanged. */

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
  [/arial|helvetica|sans|modern font|clean font|readable|legible|hard to read/, 'Arial,Helvetica,sans-serif'],
  [/serif/, 'Georgia,"Times New Roman",serif'],
]
type Rules = string[]

export function styleRules(rules: Rules, clause: string, tree: PageTree): Rules | { missed: string } | undefined {
  const lower = clause.toLowerCase()
  return (
    hideOrShow(rules, lower, tree) ??
    backgroundRules(rules, lower, tree) ??
    motionRules(rules, lower) ??
    font(rules, lower) ??
    borderRules(rules, lower, tree) ??
    spacingRules(rules, lower) ??
    size(rules, lower, tree) ??
    colourRules(rules, lower, tree) ??
    shape(rules, lower, tree)
  )
}

function hideOrShow(rules: Rules, clause: string, tree: PageTree): Rules | { missed: string } | undefined {
  const wish =
    /\b(hide|remove|delete|drop|without|no|lose|get rid of|show|bring back|unhide)\s+(?:the\s+|my\s+|any\s+)?(.+)/.exec(
      clause,
    )
  if (!wish || /motion|animat|blink|movement|glitter|sparkl|flash/.test(wish[2] ?? '')) return undefined
  const block = /\bborders?\b/.test(clause) ? undefined : findBlock(wish[2] ?? '', tree)
  if (!block) return undefined
  if (!('element' in block)) return { missed: `I could not find the ${block.name} on this page.` }
  const without = rules.filter((rule) => rule !== `${block.selector}{display:none!important}`)
  return /show|back|unhide/.test(wish[1] ?? '') ? without : addRule(without, block.selector, 'display:none!important')
}

function font(rules: Rules, clause: string): Rules | undefined {
  if (
    !/font|type|letters|lettering|comic|times|courier|arial|verdana|serif|handwrit|papyrus|georgia|impact|trebuchet|mono|readable|legible/.test(
      clause,
    )
  )
    return undefined
  const family = FONTS.find(([words]) => words.test(clause))?.[1]
  if (!family) return undefined
  return addRule(rules, /title|heading|headline|name/.test(clause) ? 'h1,h2' : TEXT, `font-family:${family}!important`)
}

function size(rules: Rules, clause: string, tree: PageTree): Rules | undefined {
  const isBig = /\b(?:bigger|larger|big|large|huge|increase|enlarge)\b/.test(clause)
  if (!isBig && !/\b(?:smaller|small|tiny|little|decrease|shrink)\b/.test(clause)) return undefined
  const grows = isBig !== /\btoo\b/.test(clause)
  const block = findBlock(clause, tree)
  const selector = block && 'element' in block ? block.selector : 'body'
  const before = rules.find((rule) => rule.startsWith(`${selector}{zoom:`))
  const zoom = Number(/zoom:([\d.]+)/.exec(before ?? '')?.[1] ?? 1) * (grows ? 1.2 : 1 / 1.2)
  return addRule(rules, selector, `zoom:${Number(Math.min(2.5, Math.max(0.5, zoom)).toFixed(2))}`)
}

const ROUND = 'border-radius:14px!important'
const SHAPES: readonly [RegExp, string][] = [
  [/\b(?:round|rounded|rounder|circle|circular)\b/, ROUND],
  [/\b(?:square|sharp)\b/, 'border-radius:0!important'],
  [/\b(?:cent(?:er|re)(?:d|ed)?|in the middle)\b/, 'text-align:center!important'],
  [/\bleft\b/, 'text-align:left!important'],
  [/\bbold\b/, 'font-weight:bold!important'],
  [/\bunderlined?\b/, 'text-decoration:underline!important'],
  [/\bitalics?\b/, 'font-style:italic!important'],
  [/\b(?:all[- ]caps|upper\s?case|capitals|in caps)\b/, 'text-transform:uppercase!important'],
  [/\blower\s?case\b/, 'text-transform:lowercase!important'],
]

/** For the block that the wish names; for everything if it names none. */
function shape(rules: Rules, clause: string, tree: PageTree): Rules | { missed: string } | undefined {
  const wanted = SHAPES.find(([words]) => words.test(clause))?.[1]
  if (wanted === undefined) return undefined
  if (/\blinks?\b/.test(clause)) return addRule(rules, 'a', wanted)
  const block = findBlock(clause, tree)
  if (block && !('element' in block)) return { missed: `I could not find the ${block.name} on this page.` }
  if (block?.selector === '.pp-face' && wanted === ROUND)
    return addRule(rules, '.pp-face', 'border-radius:50%!important')
  if (block) return addRule(rules, `${block.selector},${block.selector} *`, wanted)
  return addRule(rules, wanted.startsWith('border') ? 'body *' : TEXT, wanted)
}
