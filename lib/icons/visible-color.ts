import { hexOf, luminance, mix, rgbOf, type Rgb } from '@/lib/colour'

/** A brand's colour, darkened or lightened until it stands out on a light plate and on a dark one alike. */

const DARKEST = 0.13
const LIGHTEST = 0.32

/** For strokes and shapes that have no colour of their own. */
export const NEUTRAL = '#7a828f'

export function visibleColor(hex: string): string {
  const rgb = rgbOf(hex)
  if (!rgb) return NEUTRAL
  const light = luminance(rgb)
  if (light >= DARKEST && light <= LIGHTEST) return hexOf(rgb)
  const goal = light < DARKEST ? DARKEST : LIGHTEST
  const end: Rgb = light < DARKEST ? [255, 255, 255] : [0, 0, 0]
  let [low, high] = [0, 1]
  for (let step = 0; step < 12; step++) {
    const share = (low + high) / 2
    const reached = light < DARKEST ? luminance(mix(rgb, end, share)) >= goal : luminance(mix(rgb, end, share)) <= goal
    if (reached) high = share
    else low = share
  }
  return hexOf(mix(rgb, end, high))
}
