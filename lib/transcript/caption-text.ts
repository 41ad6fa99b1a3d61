/** Converts captions of the service (JSON events or the older XML) to plain text, one line each. */
export function captionText(body: string): string {
  const lines = body.trimStart().startsWith('{') ? fromJson(body) : fromXml(body)
  return lines
    .map((line) => line.replace(SPACES, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

/**
 * White space to collapse. Single spaces do not match, because a long text has hundreds of
 * thousands of them.
 */
const SPACES = / \s+|[^\S ]\s*/g

/**
 * The maximum number of events: two megabytes contain fewer, unless they were written to block this
 * thread.
 */
const MAX_PARTS = 100_000

/** Where the texts of an event begin, and each of them. */
const TEXT = /"segs"\s*:|"utf8"\s*:\s*("(?:[^"\\]|\\.)*")/g

/**
 * Parses only the texts of `{"events":[{"segs":[{"utf8":"I use "}]}]}`: `JSON.parse` takes up to
 * half a second for two megabytes.
 */
function fromJson(body: string): string[] {
  const lines: string[] = []
  let line = ''
  let parts = 0
  for (const [, text] of body.matchAll(TEXT)) {
    if (text !== undefined) line += text.includes('\\') ? (JSON.parse(text) as string) : text.slice(1, -1)
    else if (line !== '') {
      lines.push(line)
      line = ''
    }
    if (++parts === MAX_PARTS) break
  }
  return [...lines, line]
}

/**
 * Reads each character once: a regular expression up to the end of a tag or a line takes quadratic
 * time without one.
 */
function fromXml(body: string): string[] {
  const lines: string[] = []
  let line: string | undefined
  let behindTag = 0
  let close = -1
  const decode = entityDecoder()
  for (let open = body.indexOf('<'), next = 0; open >= 0 && lines.length < MAX_PARTS; open = next) {
    next = body.indexOf('<', open + 1)
    if (close < open) close = body.indexOf('>', open)
    if (close < 0) break
    // A bracket that begins no tag is text.
    if (next >= 0 && next < close) continue
    if (line !== undefined) line += body.slice(behindTag, open)
    behindTag = close + 1
    if (isLineTag(body, open + 1)) line ??= ''
    else if (line !== undefined && body[open + 1] === '/' && isLineTag(body, open + 2)) {
      lines.push(decode(line))
      line = undefined
    }
  }
  return lines
}

const LINE_TAG = /(?:text|p)\b/y

function isLineTag(body: string, at: number): boolean {
  LINE_TAG.lastIndex = at
  return LINE_TAG.test(body)
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const ENTITY = /&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,8});/iy

/** Decodes the entities of all lines of a body, up to a bound. */
function entityDecoder(): (text: string) => string {
  let entities = 0
  const once = (text: string) => {
    let decoded = ''
    let from = 0
    for (let at = text.indexOf('&'); at >= 0 && entities < MAX_PARTS; at = text.indexOf('&', Math.max(at + 1, from))) {
      entities += 1
      ENTITY.lastIndex = at
      const [whole, name] = ENTITY.exec(text) ?? []
      if (whole === undefined || name === undefined) continue
      decoded += text.slice(from, at) + (name.startsWith('#') ? character(name) : (NAMED[name.toLowerCase()] ?? whole))
      from = at + whole.length
    }
    return decoded + text.slice(from)
  }
  // The service escapes its XML captions twice.
  return (text) => once(once(text))
}

function character(name: string): string {
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
