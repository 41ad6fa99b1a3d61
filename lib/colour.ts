/** Colour arithmetic by the WCAG definitions. */

export type Rgb = readonly [number, number, number]

const BLACK: Rgb = [0, 0, 0]

/** The channels of a hex colour in any notation; alpha is ignored. */
export function rgbOf(hex: string): Rgb | undefined {
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(hex)?.[1]
  if (!digits) return undefined
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const at = (index: number) => parseInt(full.slice(index, index + 2), 16)
  return [at(0), at(2), at(4)]
}

export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** Mixes two hex colours. An invalid colour counts as black. */
export const mixed = (from: string, to: string, share: number): string =>
  hexOf(mix(rgbOf(from) ?? BLACK, rgbOf(to) ?? BLACK, share))

/** Linear light by channel value, precomputed: tiles need it thousands of times a page. */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

export function luminance([red, green, blue]: Rgb): number {
  const part = (value: number) => LIGHT[Math.round(value)] ?? 0
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
}

/** The contrast of two hex colours, from 1 to 21. An invalid colour counts as black. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map((hex) => luminance(rgbOf(hex) ?? BLACK)).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
