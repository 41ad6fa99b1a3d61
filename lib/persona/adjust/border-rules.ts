import { findBlock } from './blocks'
import { findColour } from './colours'
import { TEXT } from './background-rules'
import type { PageTree } from './page-tree'
import { NEGATION } from './refusal-message'
import { addRule } from './wish-style'

/** Wishes about borders: of a block, of the page, of everything with a border. */
export function borderRules(rules: string[], clause: string, tree: PageTree): string[] | undefined {
  if (!/\b(?:borders?|outlines?|frames?)\b/.test(clause)) return undefined
  const block = findBlock(clause, tree)
  const own = block && 'element' in block ? block.selector : undefined
  const wanted = NEGATION.test(clause) ? undefined : findColour(clause)
  const css = wanted?.css ?? 'currentcolor'
  if (/\b(?:no|without|remove|hide|delete|lose)\b/.test(clause))
    return addRule(rules, own ?? 'body *', 'border-color:transparent!important')
  if (/\b(?:thick|thicker|wider|fat|bold)\b/.test(clause))
    return addRule(rules, own ?? 'body *', 'border-width:6px!important')
  if (/\b(?:thin|thinner|narrower|fine)\b/.test(clause))
    return addRule(rules, own ?? 'body *', 'border-width:1px!important')
  if (own ?? /\b(?:add|give|put|draw)\b/.test(clause))
    return addRule(rules, own ?? 'body>div', `border:3px solid ${css}!important`)
  return wanted && addRule(rules, 'body *', `border-color:${css}!important`)
}

/** Wishes about spacing: between blocks, between lines, and around the page. */
export function spacingRules(rules: string[], clause: string): string[] | undefined {
  const isMore = /\b(?:more|bigger|larger|add|give)\b/.test(clause)
  if (/\b(?:space|spacing|room|padding|gaps?|margins?|air)\b/.test(clause)) {
    if (/\blines?\b|\btext\b/.test(clause)) return addRule(rules, TEXT, `line-height:${isMore ? 1.9 : 1.2}!important`)
    return addRule(rules, 'body :is(h1,h2,p,table,dl,ol,blockquote)', `margin-bottom:${isMore ? 20 : 2}px!important`)
  }
  if (!/\b(?:page|everything|it|boxes|columns?)\b/.test(clause)) return undefined
  if (/\b(?:wider|full[- ]width|wide)\b/.test(clause))
    return addRule(rules, 'body>div,body>div>div', 'max-width:none!important')
  if (/\b(?:narrower|narrow)\b/.test(clause)) return addRule(rules, 'body>div>*', 'max-width:420px!important')
  return undefined
}
