/** Colours as people name them. A hue where there is one: designs are made around a hue. */
export interface Colour {
  readonly name: string
  readonly css: string
  readonly hue?: number
  /** Whether black text is read better on it than white. */
  readonly light: boolean
}

const NAMED: readonly [string, string, number | undefined, boolean][] = [
  ['hot pink', '#ff3ea5', 328, true],
  ['light blue', '#a8d8ff', 207, true],
  ['sky blue', '#87ceeb', 197, true],
  ['dark blue', '#0b1f5c', 225, false],
  ['navy', '#0a1a4a', 225, false],
  ['light green', '#b6f2b6', 120, true],
  ['dark green', '#0f4d1f', 135, false],
  ['dark red', '#7a0c14', 356, false],
  ['light pink', '#ffd1e6', 330, true],
  ['pink', '#ff8ac4', 328, true],
  ['magenta', '#e0219d', 318, false],
  ['red', '#c81e2c', 356, false],
  ['orange', '#ff9a3d', 30, true],
  ['gold', '#f2c230', 46, true],
  ['yellow', '#ffe45c', 50, true],
  ['lime', '#b8f03c', 78, true],
  ['green', '#1f7a3a', 135, false],
  ['mint', '#b9f5d8', 155, true],
  ['teal', '#0b7a75', 178, false],
  ['turquoise', '#40e0d0', 174, true],
  ['cyan', '#5be7f0', 184, true],
  ['blue', '#1f56c4', 218, false],
  ['indigo', '#3a2fa0', 246, false],
  ['violet', '#7a3fc9', 268, false],
  ['purple', '#6d2fb5', 272, false],
  ['lavender', '#dccbf7', 264, true],
  ['brown', '#6b4423', 28, false],
  ['beige', '#f3e9d2', undefined, true],
  ['cream', '#fff7e0', undefined, true],
  ['black', '#0a0a0a', undefined, false],
  ['white', '#ffffff', undefined, true],
  ['silver', '#c9ced6', undefined, true],
  ['grey', '#8f949c', undefined, true],
  ['gray', '#8f949c', undefined, true],
  ['dark', '#14141c', undefined, false],
  ['light', '#f7f6f1', undefined, true],
]

export function colourIn(text: string): Colour | undefined {
  const lower = text.toLowerCase()
  const code = /#(?:[\da-f]{6}|[\da-f]{3})\b/.exec(lower)?.[0]
  if (code) return { name: code, css: code, light: isLight(code) }
  for (const [name, css, hue, light] of NAMED)
    if (new RegExp(`\\b${name}(?:er|ish)?\\b`).test(lower))
      return { name, css, light, ...(hue === undefined ? {} : { hue }) }
  return undefined
}

function isLight(code: string): boolean {
  const digits =
    code.length === 4 ? [...code.slice(1)].map((digit) => digit + digit) : (code.slice(1).match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => parseInt(pair, 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140
}
