/**
 * What the pictures' fonts can draw: Latin with its accents, Cyrillic, and the signs of running text. Anything else is
 * left out before it is drawn, because the drawing library would ask the network for the glyphs, and for every emoji.
 */
const DRAWABLE =
  /[\u0020-\u007e\u00a1-\u00a8\u00aa-\u00ac\u00af-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0218-\u021b\u0401-\u044f\u0451-\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/

const LETTER = /[\p{L}\p{N}]/u
/** With fewer of its letters left, a text says something else than it did. */
const ENOUGH = 0.8

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text without what cannot be drawn, cut to a length; the other words when too little of it is left. */
export function drawableText(text: string, max: number, otherwise: string): string {
  const parts = [...graphemes.segment(text.normalize('NFC'))].map(({ segment }) => segment)
  const kept = parts.filter((part) => [...part].every((char) => DRAWABLE.test(char)))
  const letters = (list: string[]) => list.filter((part) => LETTER.test(part)).length
  const whole = letters(parts)
  if (whole === 0 || letters(kept) < whole * ENOUGH) return otherwise
  const words = kept.join('').replace(/\s+/g, ' ').trim()
  return words.length <= max ? words : `${words.slice(0, max - 1).trimEnd()}…`
}
