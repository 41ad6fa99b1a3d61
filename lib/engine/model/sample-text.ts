/** The maximum number of characters of one text that a model reads. */
const MODEL_TEXT_BUDGET = 60_000
const PIECES = 60

export const SAMPLED_NOTICE = 'The text was longer than the language model can read, so an even sample of it was used.'

/** Samples a text that is too long: pieces of equal length, evenly spread over it. */
export function sampleText(text: string): { text: string; sampled: boolean } {
  if (text.length <= MODEL_TEXT_BUDGET) return { text, sampled: false }
  const length = Math.floor(MODEL_TEXT_BUDGET / PIECES)
  const step = (text.length - length) / (PIECES - 1)
  const pieces = Array.from({ length: PIECES }, (_, index) =>
    text.slice(Math.round(index * step), Math.round(index * step) + length),
  )
  return { text: pieces.join(' … ').toWellFormed(), sampled: true }
}
