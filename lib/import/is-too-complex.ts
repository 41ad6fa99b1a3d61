/** Three times the fields and brackets of a stack with a thousand tools. */
const MAX_PARTS = 60_000

const QUOTE = 34
const BACKSLASH = 92
const PARTS = new Set([...'[{,:'].map((sign) => sign.charCodeAt(0)))

/**
 * Whether a JSON text has more parts than a stack can have: `JSON.parse` takes half a second for
 * two megabytes of keys.
 */
export function isTooComplex(json: string): boolean {
  let parts = 0
  let isQuoted = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) at += code === BACKSLASH ? 1 : 0
    else if (PARTS.has(code) && ++parts > MAX_PARTS) return true
  }
  return false
}
