import { rulesIn, wishStyles, withWishStyles } from '@/lib/persona/adjust/wish-style'

interface Changes {
  edits: readonly { find: string; replace: string }[]
  css: string
}

/**
 * The largest share of a page that a change may replace: beyond it a new page has to be generated.
 */
const MAX_SHARE = 0.5
const MAX_RULES = 200
/** The maximum number of edits: the page is searched twice for each. */
const MAX_EDITS = 30

/**
 * Applies the edits that a model names to a page. A passage that is missing or occurs twice is not
 * changed and reported.
 */
export function applyChanges(html: string, { edits, css }: Changes): { html: string; missed: string[] } {
  let page = html
  let touched = 0
  let misplaced = edits.length > MAX_EDITS
  for (const { find, replace } of edits.slice(0, MAX_EDITS)) {
    const at = page.indexOf(find)
    if (find === '' || at === -1 || page.includes(find, at + 1)) {
      misplaced = true
      continue
    }
    touched += differing(find, replace)
    page = page.slice(0, at) + replace + page.slice(at + find.length)
  }
  if (touched > html.length * MAX_SHARE) {
    page = html
    misplaced = true
  }
  const rules = rulesIn(css).filter((rule) => !rule.includes('<'))
  if (rules.length > 0) page = withWishStyles(page, [...wishStyles(page), ...rules].slice(-MAX_RULES))
  const missed = page === html ? [NOTHING] : misplaced ? [SOME] : []
  return { html: page, missed }
}

const NOTHING = 'No small change grants this wish. Say it in other words, or press Generate new.'
const SOME = 'A part of the page could not be changed that way.'

/** How much of a passage changes, without its common prefix and suffix. */
function differing(find: string, replace: string): number {
  const most = Math.min(find.length, replace.length)
  let head = 0
  while (head < most && find[head] === replace[head]) head++
  let tail = 0
  while (tail < most - head && find.at(-1 - tail) === replace.at(-1 - tail)) tail++
  return find.length - head - tail
}
