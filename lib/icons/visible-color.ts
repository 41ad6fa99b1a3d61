/** A brand's colour, darkened or lightened until it stands out on a light plate and on a dark one alike. */

const DARKEST = 0.13
const LIGHTEST = 0.32

/** For strokes and shapes that have no colour of their own. */
export const NEUTRAL = '#7a828f'

type Rgb = readonly [number, number, number]

export function visibleColor(hex: string): string {
  const rgb = parse(hex)
  if (!rgb) return NEUTRAL
  const light = luminance(rgb)
  if (light >= DARKEST && light <= LIGHTEST) return format(rgb)
  const goal = light < DARKEST ? DARKEST : LIGHTEST
  const end: Rgb = light < DARKEST ? [255, 255, 255] : [0, 0, 0]
  let [low, high] = [0, 1]
  for (let step = 0; step < 12; step++) {
    const share = (low + high) / 2
    const reached = light < DARKEST ? luminance(mix(rgb, end, share)) >= goal : luminance(mix(rgb, end, share)) <= goal
    if (reached) high = share
    else low = share
  }
  return format(mix(rgb, end, high))
}

export function luminance([red, green, blue]: Rgb): number {
  const part = (value: number) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
}

export function parse(hex: string): Rgb | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1]
  if (!digits) return undefined
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const at = (index: number) => parseInt(full.slice(index, index + 2), 16)
  return [at(0), at(2), at(4)]
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

const format = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
