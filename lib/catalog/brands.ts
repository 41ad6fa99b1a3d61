import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Category } from './schema'
import { keyOf, type Token } from './tokens'

/** Makers whose models nobody could list in full. */
interface BrandRow {
  name: string
  everyday: boolean
  category: Category
  kinds: string[]
}

export interface Brand {
  readonly everyday: boolean
  readonly category: Category
  readonly kinds: readonly { word: string; category: Category }[]
  /** The token behind the brand's name. */
  readonly to: number
}

const KIND_CATEGORIES: readonly [RegExp, Category][] = [
  [/keyboard|mouse|mice|trackball|trackpad|numpad|keycap|presenter/, 'input'],
  [/controller|joystick|console|handheld|gamepad|wheel|gaming chair/, 'gaming'],
  [
    /headphone|headset|earbud|earphone|in-ear|speaker|monitors|microphone|mic|interface|recorder|mixer|amp|turntable|soundbar|dac|preamp/,
    'audio-gear',
  ],
  [/synth|piano|guitar|bass|drum|pedal|midi|sampler|strings|violin/, 'instrument'],
  [/camera|lens|webcam|tripod|drone|gimbal|flash|strobe|film|binocular|telescope/, 'camera'],
  [/monitor|display|screen|tv|projector/, 'display'],
  [/laptop|desktop|computer|pc|workstation|server|chromebook/, 'computer'],
  [/phone/, 'phone'],
  [/drawing|stylus/, 'drawing-tablet'],
  [/tablet|e-reader/, 'tablet-device'],
  [/watch|tracker|band|ring/, 'wearable'],
  [/printer|scanner|cutter|plotter/, 'printer'],
  [/ssd|drive|nas|memory card|storage|usb stick/, 'storage-gear'],
  [/router|switch|access point|modem|mesh/, 'network'],
  [/gpu|cpu|motherboard|ram|case|cooler|power supply|processor|graphics/, 'components'],
  [/chair|desk|arm|shelf|stand|table|sofa/, 'furniture'],
  [/lamp|light|bulb/, 'lighting'],
  [/pen|pencil|notebook|paper|ink|marker|brush|planner|eraser/, 'stationery'],
  [/bag|backpack|case|sling|pouch|luggage|wallet/, 'bag'],
  [/coffee|grinder|espresso|kettle|knife|knives|blender|oven|pan|cookware/, 'kitchen'],
  [/shoe|bike|bicycle|scale|sauna|supplement|treadmill|rower|glasses/, 'health'],
]

const KIND_PATTERNS = KIND_CATEGORIES.map(
  ([pattern, category]) => [new RegExp(`\\b(?:${pattern.source})`), category] as const,
)

/** The category of a kind of thing: "headphones" are audio gear. */
export const kindCategory = (words: string): Category | undefined =>
  KIND_PATTERNS.find(([pattern]) => pattern.test(words))?.[1]

type Known = Omit<Brand, 'to'>
let brands: { byKey: Map<string, Known>; maxWords: number } | undefined

function load() {
  const rows = JSON.parse(
    readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/catalog/brands.json'), 'utf8'),
  ) as BrandRow[]
  const byKey = new Map<string, Known>()
  let maxWords = 1
  for (const { name, everyday, category, kinds } of rows) {
    const key = keyOf(name)
    maxWords = Math.max(maxWords, key.split(' ').length)
    byKey.set(key, {
      everyday,
      category,
      kinds: kinds.map((word) => ({ word, category: kindCategory(word) ?? category })),
    })
  }
  return { byKey, maxWords }
}

export const isBrand = (key: string): boolean => (brands ??= load()).byKey.has(key)

export function brandAt(tokens: readonly Token[], at: number): Brand | undefined {
  brands ??= load()
  for (let to = Math.min(tokens.length, at + brands.maxWords); to > at; to--) {
    const words = tokens.slice(at, to)
    if (words.some((token, index) => index > 0 && !/^[ \-&]{1,3}$/.test(token.gap))) continue
    const known = brands.byKey.get(words.map((token) => token.text).join(' '))
    if (known) return { ...known, to }
  }
  return undefined
}
