import { contrast, mixed } from '@/lib/colour'

/** Colours by their names, with the readable text colour on them. */
export interface Colour {
  readonly name: string
  readonly css: string
  /** The hue, if the colour has one: designs are made for a hue. */
  readonly hue?: number
}

const NAMED: readonly [string, string, number?][] = [
  ['neon green', '#39ff14', 111],
  ['neon pink', '#ff2bd6', 314],
  ['hot pink', '#ff3ea5', 328],
  ['sky blue', '#87ceeb', 197],
  ['navy', '#0a1a4a', 225],
  ['pink', '#ff8ac4', 328],
  ['magenta', '#e0219d', 318],
  ['crimson', '#a8122a', 350],
  ['red', '#c81e2c', 356],
  ['coral', '#ff7a5c', 12],
  ['peach', '#ffcba4', 28],
  ['orange', '#ff9a3d', 30],
  ['gold', '#f2c230', 46],
  ['golden', '#f2c230', 46],
  ['yellow', '#ffe45c', 50],
  ['lime', '#b8f03c', 78],
  ['olive', '#6b6f1e', 66],
  ['green', '#1f7a3a', 135],
  ['mint', '#b9f5d8', 155],
  ['teal', '#0b7a75', 178],
  ['turquoise', '#40e0d0', 174],
  ['cyan', '#5be7f0', 184],
  ['aqua', '#5be7f0', 184],
  ['blue', '#1f56c4', 218],
  ['indigo', '#3a2fa0', 246],
  ['violet', '#7a3fc9', 268],
  ['purple', '#6d2fb5', 272],
  ['lilac', '#c9b3ee', 264],
  ['lavender', '#dccbf7', 264],
  ['brown', '#6b4423', 28],
  ['beige', '#f3e9d2'],
  ['cream', '#fff7e0'],
  ['black', '#0a0a0a'],
  ['white', '#ffffff'],
  ['silver', '#c9ced6'],
  ['grey', '#8f949c'],
  ['gray', '#8f949c'],
  ['dark', '#14141c'],
  ['light', '#f7f6f1'],
  ['bright', '#f7f6f1'],
]
const CSS_OF = new Map(NAMED.map((colour) => [colour[0], colour]))
/** A shade of a colour: towards black, or towards white. */
const SHADES: Readonly<Record<string, readonly [string, number]>> = {
  dark: ['#000000', 0.5],
  deep: ['#000000', 0.4],
  light: ['#ffffff', 0.6],
  pale: ['#ffffff', 0.7],
  pastel: ['#ffffff', 0.6],
}
const COLOUR = new RegExp(
  `#(?:[\\da-f]{6}|[\\da-f]{3})\\b|\\b(?:(${Object.keys(SHADES).join('|')})\\s+)?(${[...CSS_OF.keys()].join('|')})(?:er|ish)?\\b`,
  'g',
)

/** All colours, in the order of the text. */
export function findColours(text: string): Colour[] {
  return [...text.toLowerCase().matchAll(COLOUR)].map(([written, shade = '', name = '']) => {
    const [, css = written, hue] = CSS_OF.get(name) ?? []
    const [towards, share] = SHADES[shade] ?? [css, 0]
    return { name: written, css: mixed(css, towards, share), ...(hue === undefined ? {} : { hue }) }
  })
}

export const findColour = (text: string): Colour | undefined => {
  const all = findColours(text)
  // In "a dark page with pink" the colour is more specific than the shade.
  return all.find(({ hue }) => hue !== undefined) ?? all[0]
}

export const BLACK = '#000000'
export const WHITE = '#ffffff'
const AA = 4.5
const STEP = 0.05

/**
 * A text colour that is readable on all of these backgrounds, and the backgrounds, adjusted as
 * little as that needs.
 */
export function readable(grounds: readonly string[]): { ink: string; grounds: string[] } {
  const choices = [BLACK, WHITE].map((ink) => {
    const away = ink === BLACK ? WHITE : BLACK
    const shares = grounds.map((ground) => {
      let share = 0
      while (contrast(ink, mixed(ground, away, share)) < AA) share += STEP
      return share
    })
    return {
      ink,
      moved: shares.reduce((all, share) => all + share, 0),
      least: Math.min(...grounds.map((ground) => contrast(ink, ground))),
      grounds: grounds.map((ground, at) => mixed(ground, away, shares[at] ?? 0)),
    }
  })
  const [best] = choices.sort((a, b) => a.moved - b.moved || b.least - a.least)
  return { ink: best?.ink ?? BLACK, grounds: best?.grounds ?? [...grounds] }
}
