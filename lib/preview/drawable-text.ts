/**
 * The characters that the fonts of pictures have glyphs for: Latin with accents, Cyrillic, Arabic,
 * Hebrew, Devanagari, Chinese, Japanese, Korean and punctuation. Others would be drawn as boxes, so
 * they are removed.
 */
const DRAWABLE =
  /[\u0020-\u007e\u00a1-\u00a8\u00aa-\u00ac\u00af-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0218-\u021b\u0401-\u044f\u0451-\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u05d0-\u05ea\u0621-\u063a\u0641-\u0652\u0660-\u0669\u0671-\u0672\u067e\u0686\u0698\u06a9\u06af\u06cc\u06f0-\u06f9\u060c\u061b\u061f\u0901-\u0939\u093c-\u094d\u0950\u0958-\u096f\u3001-\u3003\u3005\u3008-\u3011\u3041-\u3093\u309b-\u309e\u30a1-\u30f6\u30fb-\u30fe\u4e00-\u9fa5\uac00-\ud7a3\uff01-\uff5e]/u

export const isDrawable = (char: string): boolean => DRAWABLE.test(char)

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|^[#*\d]\ufe0f\u20e3$/u

const LETTER = /[\p{L}\p{N}]/u
/** If fewer of its letters are drawable, a text would be misleading. */
const MIN_DRAWABLE_SHARE = 0.8

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

interface Options {
  /** Whether emoji are kept: titles are drawn in colour, small texts are not. */
  readonly emoji: boolean
}

/**
 * Removes characters without glyphs and truncates to `max`. Returns `otherwise` if too few letters
 * are left.
 */
export function drawableText(text: string, max: number, otherwise: string, { emoji }: Options = { emoji: false }) {
  const parts = Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment)
  const kept = parts.filter((part) => (EMOJI.test(part) ? emoji : [...part].every(isDrawable)))
  const letters = (list: string[]) => list.filter((part) => LETTER.test(part)).length
  const whole = letters(parts)
  const isEmojiAlone = whole === 0 && kept.some((part) => EMOJI.test(part))
  if (!isEmojiAlone && (whole === 0 || letters(kept) < whole * MIN_DRAWABLE_SHARE)) return otherwise
  const shown = kept.join('').replace(/\s+/g, ' ').trim()
  const cut = Array.from(graphemes.segment(shown), ({ segment }) => segment)
  return cut.length <= max
    ? shown
    : `${cut
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}

const FIRST_STRONG = /[\p{Script=Hebrew}\p{Script=Arabic}]|\p{L}/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** By the first strong character, as browsers decide. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(FIRST_STRONG.exec(text)?.[0] ?? '')
