/**
 * The text that a typewriter shows at a time: it types each text, holds it and deletes it. A pure
 * function of time, so that no timer drifts.
 */

const TYPE_MS = 42
const DELETE_MS = 14
const HOLD_MS = 2200
const PAUSE_MS = 450
const BLINK_MS = 530
const CARET = '▏'

/** How long a text takes to type. */
export const typingMs = (text: string): number => text.length * TYPE_MS

const turnMs = (text: string) => typingMs(text) + HOLD_MS + text.length * DELETE_MS + PAUSE_MS

function lettersAt(text: string, ms: number): number {
  const typed = typingMs(text)
  if (ms < typed) return Math.floor(ms / TYPE_MS)
  if (ms < typed + HOLD_MS) return text.length
  return Math.max(0, text.length - Math.floor((ms - typed - HOLD_MS) / DELETE_MS))
}

/** The time at which the text with this index is complete for the first time. */
export function wholeTextMs(index: number, texts: readonly string[]): number {
  const before = texts.slice(0, index).reduce((sum, text) => sum + turnMs(text), 0)
  return before + typingMs(texts[index] ?? '')
}

/** The duration of one round through all texts. */
export const typewriterRoundMs = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + turnMs(text), 0)

interface Written {
  readonly index: number
  /** The typed part and the caret. */
  readonly text: string
}

/** The text at `ms` after the start. The caret blinks only while a text is held. */
export function typewriterText(ms: number, texts: readonly string[]): Written {
  const round = typewriterRoundMs(texts)
  let left = round === 0 ? 0 : ms % round
  for (const [index, text] of texts.entries()) {
    const turn = turnMs(text)
    if (left >= turn) {
      left -= turn
      continue
    }
    const letters = lettersAt(text, left)
    const rests = letters === text.length || letters === 0
    const shown = !rests || Math.floor(left / BLINK_MS) % 2 === 0
    // A space of the caret's width keeps the last word from moving to the next line and back.
    return { index, text: text.slice(0, letters) + (shown ? CARET : ' ') }
  }
  return { index: 0, text: '' }
}
