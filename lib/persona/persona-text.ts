/** The persona text as pages show it: labelled lines, then the quote, all unchanged. */

const LABELS = ['Location', 'Profession', 'Hobbies', 'Daily Drivers', 'Self-aware moment'] as const
/** The number of top friends on profiles of that time. */
const MAX_FRIENDS = 8
/** The title if generating the words has failed. */
const NO_TITLE = 'My stack'

export type Label = (typeof LABELS)[number]

/** A daily driver, shown as a friend. */
export interface Friend {
  readonly name: string
  /** The address of its icon in our icon service; '' if it has none. */
  readonly icon: string
  readonly color: string
}

export interface PersonaText {
  readonly title: string
  readonly lines: readonly { readonly label: Label; readonly value: string }[]
  /** Lines without a label, but for the last: that is the quote. */
  readonly about: readonly string[]
  readonly quote: string
  readonly friends: readonly Friend[]
}

const labelOf = (line: string) => LABELS.find((name) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))

/** Whether a description is a persona text: it has labelled lines. */
export const isPersonaText = (description: string): boolean =>
  description.split('\n').some((line) => labelOf(line.trim()) !== undefined)

/**
 * `friendsIn` finds the tools in the line of the daily drivers; without it a page has no top
 * friends.
 */
export function parsePersonaText(
  title: string,
  description: string,
  friendsIn: (text: string) => readonly Friend[] = () => [],
): PersonaText {
  const lines: { label: Label; value: string }[] = []
  const rest: string[] = []
  for (const line of description.split('\n').map((text) => text.trim())) {
    const label = labelOf(line)
    if (label) lines.push({ label, value: line.slice(label.length + 1).trim() })
    else if (line !== '') rest.push(line)
  }
  const drivers = lines.find(({ label }) => label === 'Daily Drivers')?.value ?? ''
  return {
    title: title.trim() || NO_TITLE,
    lines,
    about: rest.slice(0, -1),
    quote: rest.at(-1) ?? '',
    friends: friendsIn(drivers).slice(0, MAX_FRIENDS),
  }
}

/**
 * The lines of a text, split into label, plain and bold part. Only a persona text has bold parts.
 */
export function lineParts(description: string): { label: string; plain: string; bold: string }[] {
  const { lines, quote } = parsePersonaText('', description)
  return description.split('\n').map((line) => {
    const name = labelOf(line.trim())
    const end = name === undefined ? 0 : line.indexOf(':') + 1
    const isBold = name === 'Daily Drivers' || (lines.length > 0 && line.trim() === quote)
    const rest = line.slice(end)
    return { label: line.slice(0, end), plain: isBold ? '' : rest, bold: isBold ? rest : '' }
  })
}

/** A hash of the text: the same persona always gets the same page. */
export function textHash(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0
  return hash
}
