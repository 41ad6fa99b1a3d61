/** What a model reads at most of one text, in characters. */
const MODEL_TEXT_BUDGET = 60_000
const PIECES = 60

export const SAMPLED_NOTICE = 'The text was longer than the language model can read, so an even sample of it was used.'

/**
 * Pieces of equal length, evenly spread, from the beginning to the end of a text that is too long.
 */
export function sampleText(text: string): { text: string; sampled: boolean } {
  if (text.length <= MODEL_TEXT_BUDGET) return { text, sampled: false }
  const length = Math.floor(MODEL_TEXT_BUDGET / PIECES)
  const step = (text.length - length) / (PIECES - 1)
  const pieces = Array.from({ length: PIECES }, (_, index) =>
    text.slice(Math.round(index * step), Math.round(index * step) + length),
  )
  return { text: pieces.join(' … ').toWellFormed(), sampled: true }
}
