/** Captions as the service sends them (JSON events or the older XML) as plain text, a line each. */
export function captionText(body: string): string {
  const lines = body.trimStart().startsWith('{') ? fromJson(body) : fromXml(body)
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

interface CaptionEvents {
  events?: { segs?: { utf8?: string }[] }[]
}

function fromJson(body: string): string[] {
  const { events = [] } = JSON.parse(body) as CaptionEvents
  return events.map(({ segs = [] }) => segs.map(({ utf8 = '' }) => utf8).join(''))
}

function fromXml(body: string): string[] {
  return [...body.matchAll(/<(?:text|p)\b[^>]*>([\s\S]*?)<\/(?:text|p)>/g)].map((match) =>
    decodeEntities((match[1] ?? '').replace(/<[^>]*>/g, '')),
  )
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decodeEntities(text: string): string {
  const once = (value: string) =>
    value.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole
      const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
  // The service escapes its XML captions twice.
  return once(once(text))
}
