import { findBlock } from './blocks'
import { findColour, findColours } from './colours'
import { plainBackground, TEXT } from './background-rules'
import type { PageTree } from './page-tree'
import { NEGATION } from './refusal-message'
import { addRule } from './wish-style'

/** Filler words beside a colour. Any other word means that the wish is about an unknown element. */
const PLAIN =
  /\b(?:and|or|the|an?|my|it|its|this|that|page|site|profile|body|background|backdrop|wallpaper|ground|everything|everywhere|whole|entire|all|of|in|on|to|into|with|be|is|are|should|would|could|can|you|i|want|need|like|love|prefer|please|make|turn|change|set|use|paint|colou?r(?:s|ed)?|give|have|go|let|more|much|very|really|bit|little|only|just|mostly|mode|theme|look(?:s|ing)?|feel|tone|shade|solid|plain|simple|for|me|instead|black|white|dark\w*|light\w*|bright\w*)\b|#[\da-f]{3,6}\b/g

export function colourRules(rules: string[], clause: string, tree: PageTree): string[] | undefined {
  const wanted = findColour(clause)
  if (!wanted || NEGATION.test(clause)) return undefined
  const css = `color:${wanted.css}!important`
  if (/\b(?:text|font|letters|words|writing)\b/.test(clause)) return addRule(rules, TEXT, css)
  if (/\blinks?\b/.test(clause)) return addRule(rules, 'a', css)
  const isOfPage = /\b(?:background|backdrop|wallpaper|page|everything|everywhere)\b/.test(clause)
  const block = isOfPage ? undefined : findBlock(clause, tree)
  if (block && 'element' in block) return addRule(rules, `${block.selector},${block.selector} *`, css)
  const others = findColours(clause)
    .reduce((left, { name }) => left.replaceAll(name, ' '), clause)
    .replace(PLAIN, ' ')
  if (/[a-z]{3}/.test(others)) return undefined
  return plainBackground(rules, clause, tree, wanted.css)
}
