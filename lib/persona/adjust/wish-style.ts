/** The styles of wishes, in a separate style element at the end of the page. */

/** The class of this element. */
export const WISHES = 'wishes'
const OPEN = `<style class="${WISHES}">`
const CLOSE = '</style>'

export function wishStyles(html: string): string[] {
  const at = html.lastIndexOf(OPEN)
  if (at === -1) return []
  return rulesIn(html.slice(at + OPEN.length, html.indexOf(CLOSE, at)))
}

/**
 * The rules of a sheet, each with its nested rules, as in keyframes and media. A loop over
 * characters, because a regular expression would take quadratic time for a text without a closing
 * bracket.
 */
export function rulesIn(css: string): string[] {
  const rules: string[] = []
  let start = 0
  let depth = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}') {
      depth = Math.max(0, depth - 1)
      if (depth > 0) continue
      const rule = css.slice(start, at + 1)
      if (rule.includes('{') && rule.slice(0, rule.indexOf('{')).trim() !== '') rules.push(rule)
      start = at + 1
    }
  }
  return rules
}

export function withWishStyles(html: string, rules: readonly string[]): string {
  const at = html.lastIndexOf(OPEN)
  const end = at === -1 ? html.length : html.indexOf(CLOSE, at) + CLOSE.length
  const element = rules.length === 0 ? '' : `${OPEN}${rules.join('')}${CLOSE}`
  return html.slice(0, at === -1 ? html.length : at) + element + html.slice(end)
}

/** Replaces an older rule with the same selector and property, and is appended, so that it wins. */
export function addRule(rules: readonly string[], selector: string, declarations: string): string[] {
  const property = (rule: string) => rule.slice(rule.indexOf('{') + 1).split(':')[0]
  const rule = `${selector}{${declarations}}`
  return [...rules.filter((old) => !(old.startsWith(`${selector}{`) && property(old) === property(rule))), rule]
}
