import type { Brand } from '@/lib/catalog/brands'
import type { Token } from '@/lib/catalog/tokens'
import { asWritten, isSpokenNumber } from './misheard'

/**
 * Models as captions spell them: "sigma sixteen millimeter f one point four", "dell u thirty two
 * twenty three q e".
 */

export interface SpokenModel {
  readonly text: string
  readonly to: number
}

const isSpoken = (token: Token | undefined): boolean =>
  token !== undefined && (isSpokenNumber(token.text) || token.text === 'hundred')

interface Spoken {
  readonly digits: string
  readonly to: number
}

/** "twenty eight", "one hundred five", "105". */
function numberAt(tokens: readonly Token[], at: number): Spoken | undefined {
  const written = /^(\d{1,3})(?:mm)?$/.exec(tokens[at]?.text ?? '')?.[1]
  if (written) return { digits: written, to: at + 1 }
  let to = at
  while (to < at + LONGEST_NUMBER && isSpoken(tokens[to])) to++
  const words = tokens.slice(at, to).map(({ text }) => text)
  const digits =
    words.length > 0
      ? asWritten(words)
          ?.join('')
          .replace(/^(\d)00(\d{1,2})$/, (_, a: string, b: string) => `${a}${b.padStart(2, '0')}`)
      : undefined
  return digits && /^\d{1,3}$/.test(digits) ? { digits, to } : undefined
}

const LONGEST_NUMBER = 4
const TO = new Set(['to', 'through', '-'])
const MILLIMETERS = /^(?:mm|mils?|millimet(?:er|re)s?)$/
const LENS = /^(?:lens|lenses|prime|zoom|macro|art)$/

/** A focal length, and behind it how wide the lens opens. */
export function spokenLens(brand: Brand, tokens: readonly Token[]): SpokenModel | undefined {
  const mount = MOUNTS.has(tokens[brand.to]?.text ?? '') ? brand.to + 1 : brand.to
  const from = numberAt(tokens, mount)
  if (!from) return undefined
  const until = TO.has(tokens[from.to]?.text ?? '') ? numberAt(tokens, from.to + 1) : undefined
  let to = (until ?? from).to
  const isMeasured = MILLIMETERS.test(tokens[to]?.text ?? '') || /mm$/.test(tokens[to - 1]?.text ?? '')
  if (MILLIMETERS.test(tokens[to]?.text ?? '')) to++
  const aperture = apertureAt(tokens, to)
  const isLens = tokens.slice(to, to + 2).some(({ text }) => LENS.test(text))
  if (!isMeasured && !aperture && !until && !isLens) return undefined
  const length = until ? `${from.digits}-${until.digits}mm` : `${from.digits}mm`
  const parts = [brand.name, mount > brand.to ? tokens[brand.to]?.text.toUpperCase() : '', length]
  return {
    text: [...parts, aperture ? `f/${aperture.opening}` : ''].filter(Boolean).join(' '),
    to: aperture?.to ?? to,
  }
}

const MOUNTS = new Set(['rf', 'ef', 'fe', 'xf', 'art', 'g', 'z', 'dx', 'fx'])

/** "f one point four", "f2", "1.2". */
function apertureAt(tokens: readonly Token[], at: number): { opening: string; to: number } | undefined {
  const own = /^f(\d)$/.exec(tokens[at]?.text ?? '')?.[1]
  if (own) return fraction(own, tokens, at + 1)
  const isNamed = /^[ft]$/.test(tokens[at]?.text ?? '')
  const first = numberAt(tokens, isNamed ? at + 1 : at)
  if (!first || first.digits.length > 2) return undefined
  const opening = fraction(first.digits, tokens, first.to)
  return isNamed || opening.to > first.to ? opening : undefined
}

function fraction(whole: string, tokens: readonly Token[], at: number): { opening: string; to: number } {
  const isPoint = tokens[at]?.text === 'point'
  const isDot = tokens[at]?.gap === '.' && /^\d/.test(tokens[at]?.text ?? '')
  const part = isPoint ? numberAt(tokens, at + 1) : isDot ? numberAt(tokens, at) : undefined
  return part ? { opening: `${whole}.${part.digits}`, to: part.to } : { opening: whole, to: at }
}

const FEWEST_PARTS = 4

/** A row of single letters and spelt-out numbers, as in spoken names of models. */
export function spelledModel(brand: Brand, tokens: readonly Token[]): SpokenModel | undefined {
  let to = brand.to
  while (tokens[to]?.gap === ' ' && (isSpokenNumber(tokens[to]?.text ?? '') || isLetter(tokens[to]))) to++
  const words = tokens.slice(brand.to, to).map(({ text }) => text)
  const letters = words.filter((word) => word.length === 1).length
  if (words.length < FEWEST_PARTS || letters === 0 || words.length - letters < 2) return undefined
  const model = asWritten(words)?.join('').toUpperCase()
  return model ? { text: `${brand.name} ${model}`, to } : undefined
}

const isLetter = (token: Token | undefined): boolean => /^[b-hj-z]$/.test(token?.text ?? '')
