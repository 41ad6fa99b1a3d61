/** The persona text as the pages show it: labelled lines, then the quote. The very words, never reworded. */

const LABELS = ['Location', 'Profession', 'Hobbies', 'Daily Drivers', 'Self-aware moment'] as const
/** As many as the profiles of that time had on top. */
const MAX_FRIENDS = 8

export type Label = (typeof LABELS)[number]

/** A tool of every day, as the page's best friend. */
export interface Friend {
  readonly name: string
  /** Of our icon service; '' when there is no picture of it. */
  readonly icon: string
}

export interface PersonaWords {
  readonly title: string
  readonly lines: readonly { readonly label: Label; readonly value: string }[]
  /** Lines without a label, but for the last: that is the quote. */
  readonly about: readonly string[]
  readonly quote: string
  readonly friends: readonly Friend[]
}

/** `friendsIn` finds the tools in the line of the daily drivers: a page without it has no top friends. */
export function readWords(
  title: string,
  description: string,
  friendsIn: (text: string) => readonly Friend[] = () => [],
): PersonaWords {
  const lines: { label: Label; value: string }[] = []
  const rest: string[] = []
  for (const line of description.split('\n').map((text) => text.trim())) {
    const label = LABELS.find((name) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    if (label) lines.push({ label, value: line.slice(label.length + 1).trim() })
    else if (line !== '') rest.push(line)
  }
  const drivers = lines.find(({ label }) => label === 'Daily Drivers')?.value ?? ''
  return {
    title: title.trim() || 'Untitled',
    lines,
    about: rest.slice(0, -1),
    quote: rest.at(-1) ?? '',
    friends: friendsIn(drivers).slice(0, MAX_FRIENDS),
  }
}

/** The lines of a text, each cut where its bold part begins. Only a text with labelled lines has bold parts. */
export function boldParts(description: string): { before: string; bold: string }[] {
  const { lines, quote } = readWords('', description)
  return description.split('\n').map((line) => {
    const driver = /^\s*daily drivers:\s*/i.exec(line)?.[0].length
    const start = lines.length === 0 ? undefined : line.trim() === quote ? 0 : driver
    return start === undefined ? { before: line, bold: '' } : { before: line.slice(0, start), bold: line.slice(start) }
  })
}

/** A number that only the text decides: the same persona always gets the same page. */
export function numberOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0
  return hash
}
