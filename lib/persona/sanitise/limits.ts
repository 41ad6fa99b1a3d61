import { AppError } from '@/lib/errors'
import { isPageInSize } from '../page-size'
import { isAllowedAttribute, isAllowedTag } from './allowlist'

/** The maximum cost of one page, checked on the raw text before parsing. */
const MAX_TAGS = 4_000
/** A parser compares every attribute of a tag with all previous ones. */
const MAX_ATTRIBUTES_OF_A_TAG = 400
/** Measured costs in units of a tag: removing a part costs more than keeping it. */
const MAX_WORK = 8_000
/**
 * Links and images are rewritten, styles are parsed, and everything that is not allowed is removed
 * and reported.
 */
const WORK = {
  tag: 1,
  addressTag: 2,
  strangeTag: 5,
  styleTag: 20,
  comment: 1,
  attribute: 0.5,
  strangeAttribute: 2,
  style: 5,
} as const

/**
 * The processor time that a page may have taken before a further pass, and during one. The counts
 * above keep pages below the first; on a busy machine the same work takes several times as long, so
 * a running pass gets more.
 */
const MAX_CPU_MS = 250
const MAX_PASS_CPU_MS = 8 * MAX_CPU_MS

export function rejectExpensivePage(html: string): void {
  rejectLargePage(html, 'more than 100 kB')
  let tags = 0
  let work = 0
  const styles = new Set<string>()
  const opening = /<(?:([a-z][^\s/>]*)|[!?]|\/(?![a-z]))/gi
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const name = match[1]?.toLowerCase()
    if (name === undefined) work += WORK.comment
    else {
      if (++tags > MAX_TAGS) throw limitExceeded(`more than ${MAX_TAGS} tags`)
      const tag = skimAttributes(html, opening.lastIndex, styles)
      opening.lastIndex = tag.end
      work += tag.work + workOf(name)
    }
    if (work > MAX_WORK) throw limitExceeded('too many tags and attributes, counting comments and what is not allowed')
  }
}

export function rejectLargePage(html: string, what: string): void {
  if (!isPageInSize(html)) throw limitExceeded(what)
}

function workOf(name: string): number {
  if (name === 'style') return WORK.styleTag
  if (name === 'a' || name === 'img') return WORK.addressTag
  return isAllowedTag(name) ? WORK.tag : WORK.strangeTag
}

const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)?(\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?/y

/** The cost of a tag's attributes, and where they end. Reads every character once. */
function skimAttributes(html: string, start: number, styles: Set<string>): { work: number; end: number } {
  let end = start
  let count = 0
  let work = 0
  while (end < html.length && html[end] !== '>') {
    ATTRIBUTE.lastIndex = end
    const [read = '', name = ''] = ATTRIBUTE.exec(html) ?? []
    if (++count > MAX_ATTRIBUTES_OF_A_TAG) throw limitExceeded('a tag with too many attributes')
    if (name !== '') work += isAllowedAttribute(name.toLowerCase()) ? WORK.attribute : WORK.strangeAttribute
    // A repeated style costs nothing, because it is cached.
    if (/^[\s/]*style[\s=]/i.test(read) && !styles.has(read)) {
      styles.add(read)
      work += WORK.style
    }
    end += Math.max(1, read.length)
  }
  return { work, end }
}

/** Stops a page beyond its time limit. */
export class Clock {
  readonly #began = performance.now()
  readonly #started = process.cpuUsage()

  /**
   * Other threads add to processor time and other processes to wall time, so the smaller one
   * counts.
   */
  check(when: 'within a pass' | 'between passes'): void {
    const { user, system } = process.cpuUsage(this.#started)
    const limit = when === 'within a pass' ? MAX_PASS_CPU_MS : MAX_CPU_MS
    if (Math.min(performance.now() - this.#began, (user + system) / 1000) > limit)
      throw limitExceeded('more than can be checked in time')
  }
}

export function limitExceeded(what: string): AppError {
  return new AppError('invalid_input', `The persona page cannot be used: it has ${what}.`, {
    details: [{ path: 'htmlContent', message: what }],
  })
}
