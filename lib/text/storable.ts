/** Removes what PostgreSQL cannot store and replaces lone surrogates. */
export function textStorable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** More combining marks than any script uses: `normalize` sorts them in quadratic time. */
const TOO_MANY_MARKS = /(?:^|\P{M})\p{M}{31}/u

/** NFC form of a text field. A text with too many combining marks stays as it is. */
export function textComposed(text: string): string {
  return textStorable(TOO_MANY_MARKS.test(text) ? text : text.normalize('NFC'))
}

/**
 * False for text of white space, control and zero-width characters alone: as a name it could not be
 * seen or clicked.
 */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)
}
