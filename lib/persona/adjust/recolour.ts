import { findColours, type Colour } from './colours'
import { NEGATION } from './refusal-message'

/** Parts of a page that may get a colour. If one is named, the colours of the whole page stay. */
const PART =
  /\b(?:backgrounds?|backdrop|wallpaper|gradients?|patterns?|strip(?:es?|ed)|dots|polka|checks|checkered|tiles?|tiled|text|fonts?|letters|words|writing|links?|borders?|frames?|titles?|headings?|headlines?|names?|quotes?|mood|counter|friends|icons|profile|table|location|profession|hobbies|drivers?|moment|picture|photo|badges?)\b/i
/** The class of a page made from one of our designs, with its hue. */
const HUE = /(class="pp pp-[a-z-]+ pp-hue-)(\d{1,3})"/
/** How near two hues are to count as the same. */
const ALIKE = 45

/**
 * "Make it purple", "change the blue to orange": rotates the hues of a page made from our designs.
 * Undefined for any other wish or page.
 */
export function recolourBy(html: string, clause: string): string | { missed: string } | undefined {
  if (PART.test(clause) || NEGATION.test(clause)) return undefined
  const hued = findColours(clause).filter((colour): colour is Colour & { hue: number } => colour.hue !== undefined)
  const wanted = /\b(?:to|into|with|by)\b/i.test(clause) ? hued.at(-1) : hued[0]
  const now = HUE.exec(html)?.[2]
  if (!wanted || now === undefined) return undefined
  const [from] = hued
  if (from && from !== wanted && distance(from.hue, Number(now)) > ALIKE)
    return { missed: `This page is not made around ${from.name}: say only which colour it should have.` }
  return recolour(html, wanted.hue - Number(now), wanted.hue)
}

const distance = (one: number, other: number) => Math.min((one - other + 360) % 360, (other - one + 360) % 360)

/**
 * Rotates every hue in the page's styles by the same angle, and stores the new one in its class.
 */
function recolour(html: string, turn: number, hue: number): string {
  const turned = html.replace(/<style>[^<]*<\/style>/g, (style) =>
    style.replace(/hsl\((\d{1,3})(?=[ /,])/g, (_all, was: string) => `hsl(${(Number(was) + turn + 720) % 360}`),
  )
  return turned.replace(HUE, (_all, mark: string) => `${mark}${hue}"`)
}
