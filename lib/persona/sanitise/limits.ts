import { AppError } from '@/lib/errors'

/** What one page may cost. Checked on the raw text, before anything parses it. */
export const MAX_HTML_BYTES = 100_000
const MAX_TAGS = 4_000
const MAX_DEPTH = 256

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

export function refuseCostly(html: string): void {
  if (Buffer.byteLength(html) > MAX_HTML_BYTES) throw tooMuch('more than 100 kB')
  let tags = 0
  let depth = 0
  for (const [, close, name = '', selfClosing] of html.matchAll(/<(\/?)([a-z][^\s/>]*)[^>]*?(\/?)>?/gi)) {
    if (++tags > MAX_TAGS) throw tooMuch(`more than ${MAX_TAGS} tags`)
    if (close) depth = Math.max(0, depth - 1)
    else if (!selfClosing && !VOID.has(name.toLowerCase()) && ++depth > MAX_DEPTH)
      throw tooMuch(`tags nested more than ${MAX_DEPTH} deep`)
  }
}

function tooMuch(what: string): AppError {
  return new AppError('invalid_input', `The persona page cannot be used: it has ${what}.`, {
    details: [{ path: 'htmlContent', message: what }],
  })
}
