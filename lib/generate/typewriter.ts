/** What a hand that types, waits, and wipes again has written at a moment: a function of time, so that no clock drifts. */

const TYPE_MS = 42
const WIPE_MS = 14
const HOLD_MS = 2200
const PAUSE_MS = 450
const BLINK_MS = 530
const CARET = '▏'

const turnMs = (text: string) => text.length * TYPE_MS + HOLD_MS + text.length * WIPE_MS + PAUSE_MS

function lettersAt(text: string, ms: number): number {
  const typed = text.length * TYPE_MS
  if (ms < typed) return Math.floor(ms / TYPE_MS)
  if (ms < typed + HOLD_MS) return text.length
  return Math.max(0, text.length - Math.floor((ms - typed - HOLD_MS) / WIPE_MS))
}

/** The moment at which the first stands there whole. */
export const firstExampleMs = ([first = '']: readonly string[]): number => first.length * TYPE_MS

/** How long it takes until all of them were written once. */
export const typewriterRoundMs = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + turnMs(text), 0)

/** The text and its caret `ms` after the beginning. The caret blinks only while the hand rests. */
export function typewriterText(ms: number, texts: readonly string[]): string {
  const round = typewriterRoundMs(texts)
  if (round === 0) return ''
  let left = ms % round
  for (const text of texts) {
    const turn = turnMs(text)
    if (left >= turn) {
      left -= turn
      continue
    }
    const letters = lettersAt(text, left)
    const rests = letters === text.length || letters === 0
    const shown = !rests || Math.floor(left / BLINK_MS) % 2 === 0
    // A space of the caret's width keeps the last word from jumping to the next line and back.
    return text.slice(0, letters) + (shown ? CARET : ' ')
  }
  return ''
}
