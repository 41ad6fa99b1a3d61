import { AppError } from '@/lib/errors'
import { isAllowedAttribute, isAllowedTag } from './allowed'

/** What one page may cost. Checked on the raw text, before anything parses it. */
export const MAX_HTML_BYTES = 100_000
const MAX_TAGS = 4_000
/** A parser compares every attribute of a tag with all before it. */
const MAX_ATTRIBUTES_OF_A_TAG = 400
/** In tags' worth of work, as measured: what has to be taken out costs more than what may stay. */
const MAX_WORK = 8_000
const WORK = { tag: 1, strangeTag: 5, attribute: 0.5, strangeAttribute: 1.5 } as const

export function refuseCostly(html: string): void {
  if (Buffer.byteLength(html) > MAX_HTML_BYTES) throw tooMuch('more than 100 kB')
  let tags = 0
  let work = 0
  const opening = /<([a-z][^\s/>]*)/gi
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    if (++tags > MAX_TAGS) throw tooMuch(`more than ${MAX_TAGS} tags`)
    const tag = skimAttributes(html, opening.lastIndex)
    opening.lastIndex = tag.end
    work += tag.work + (isAllowedTag((match[1] ?? '').toLowerCase()) ? WORK.tag : WORK.strangeTag)
    if (work > MAX_WORK) throw tooMuch('too many tags and attributes, counting those that are not allowed')
  }
}

const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)?(\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?/y

/** What the attributes after a tag's name cost, and where they end. Reads every character once. */
function skimAttributes(html: string, start: number): { work: number; end: number } {
  let end = start
  let count = 0
  let work = 0
  while (end < html.length && html[end] !== '>') {
    ATTRIBUTE.lastIndex = end
    const [read = '', name = ''] = ATTRIBUTE.exec(html) ?? []
    if (++count > MAX_ATTRIBUTES_OF_A_TAG) throw tooMuch('a tag with too many attributes')
    if (name !== '') work += isAllowedAttribute(name.toLowerCase()) ? WORK.attribute : WORK.strangeAttribute
    end += Math.max(1, read.length)
  }
  return { work, end }
}

export function tooMuch(what: string): AppError {
  return new AppError('invalid_input', `The persona page cannot be used: it has ${what}.`, {
    details: [{ path: 'htmlContent', message: what }],
  })
}
