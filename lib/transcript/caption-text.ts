/** Captions as the service sends them (JSON events or the older XML) as plain text, a line each. */
export function captionText(body: string): string {
  const lines = body.trimStart().startsWith('{') ? fromJson(body) : fromXml(body)
  return lines
    .map((line) => line.replace(SPACES, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

/** Not each run of spaces: most are one space, and a long text has hundreds of thousands. */
const SPACES = / \s+|[^\S ]\s*/g

interface CaptionEvents {
  events?: { segs?: { utf8?: string }[] }[]
}

function fromJson(body: string): string[] {
  const { events = [] } = JSON.parse(body) as CaptionEvents
  return events.map(({ segs = [] }) => segs.map(({ utf8 = '' }) => utf8).join(''))
}

/** Looks at each letter once: a pattern that runs up to the end of a tag or a line takes quadratic time where it has none. */
function fromXml(body: string): string[] {
  const lines: string[] = []
  let line: string | undefined
  let behindTag = 0
  let close = -1
  for (let open = body.indexOf('<'), next = 0; open >= 0; open = next) {
    next = body.indexOf('<', open + 1)
    if (close < open) close = body.indexOf('>', open)
    if (close < 0) break
    // A bracket that no tag begins with is text.
    if (next >= 0 && next < close) continue
    if (line !== undefined) line += body.slice(behindTag, open)
    behindTag = close + 1
    if (isLineTag(body, open + 1)) line ??= ''
    else if (line !== undefined && body[open + 1] === '/' && isLineTag(body, open + 2)) {
      lines.push(decodeEntities(line))
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

function decodeEntities(text: string): string {
  const once = (value: string) =>
    value.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole
      const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
  if (!text.includes('&')) return text
  const decoded = once(text)
  // The service escapes its XML captions twice.
  return decoded === text ? text : once(decoded)
}
