/** Text that a database can hold and a page can show: no NUL, no half of a surrogate pair. */
export function textStorable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** More marks on one letter than any script writes. Putting them in order takes time that grows with their square. */
const ENDLESS_MARKS = /(?:^|\P{M})\p{M}{31}/u

/** The same text composed the same way everywhere: what a field of a stack holds. Marks without end stay as they are. */
export function textComposed(text: string): string {
  return textStorable(ENDLESS_MARKS.test(text) ? text : text.normalize('NFC'))
}

/** A name of control or zero-width characters alone would be a line that nobody can see or press. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)
}
