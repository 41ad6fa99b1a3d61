import { z } from 'zod'
import { loadData, readJson } from '@/lib/load-data'
import { CATEGORIES, isHardware, type Category } from './categories'
import { catalogEntries } from './entries'
import { isForeignWord, isOrdinary } from './everyday'
import type { CatalogEntry } from './schema'
import { keyOf, type Token } from './tokens'

/** Makers with too many models for the catalogue to list. */
export const BrandRow = z.strictObject({
  name: z.string().min(1),
  everyday: z.boolean(),
  category: z.enum(CATEGORIES),
  kinds: z.array(z.string()),
})
type BrandRow = z.output<typeof BrandRow>

export interface Brand {
  readonly name: string
  readonly everyday: boolean
  /**
   * Whether the name alone, written so, says that a thing of theirs is meant: "Makita" and
   * "FIGS", not "figs" and "Amazon".
   */
  readonly isDistinct: (written: string) => boolean
  readonly category: Category
  readonly kinds: readonly { word: string; category: Category }[]
  /** The token after the brand's name. */
  readonly to: number
}

/** Nouns for products, by category. A noun is a prefix: "headphone" also finds "headphones". */
const KIND_CATEGORIES: readonly [string, Category][] = [
  ['keyboard|mouse|mice|trackball|trackpad|numpad|keycap|presenter', 'input'],
  ['controller|joystick|console|handheld|gamepad|(?:racing|steering|sim) wheel|gaming chair', 'gaming'],
  [
    'headphone|headset|earbud|earphone|in-ear|speaker|subwoofer|monitors|microphone|mic|interface|recorder|mixer|amp|turntable|soundbar|dac|preamp|compressor|equali[sz]er|radio',
    'audio-gear',
  ],
  [
    'synth|piano|guitar|bass|drum|cymbal|snare|pedal|midi|sampler|strings|violin|viola|cello|banjo|ukulele|mandolin|trumpet|trombone|saxophone|sax|clarinet|flute|oboe|bassoon|accordion|harmonica|harpsichord|harp|organ|groovebox|sequencer|mouthpiece|reeds',
    'instrument',
  ],
  [
    'camera|lens|webcam|tripod|monopod|drone|gimbal|flash|strobe|softbox|film|binocular|telescope|light meter|enlarger',
    'camera',
  ],
  ['monitor|display|screen|tv|projector', 'display'],
  ['laptop|desktop|computer|pc|workstation|server|chromebook', 'computer'],
  ['phone', 'phone'],
  ['(?:drawing|graphics|pen) (?:tablet|display)|drawing|stylus', 'drawing-tablet'],
  ['tablet|e-reader', 'tablet-device'],
  ['watch|tracker|band|ring', 'wearable'],
  ['printer|scanner|cutter|plotter', 'printer'],
  ['ssd|drive|nas|memory card|storage|usb stick', 'storage-gear'],
  ['router|switch|access point|modem|mesh', 'network'],
  ['gpu|cpu|motherboard|ram|case|cooler|power supply|processor|graphics', 'components'],
  ['chair|desk|arm|shelf|stand|table|sofa|stool|easel|workbench|mattress', 'furniture'],
  ['lamp|light|bulb|headlight|taillight', 'lighting'],
  [
    'pen|pencil|notebook|paper|ink|marker|brush|planner|eraser|sketchbook|nib|chalk|gouache|watercolou?r|acrylic|crayon|pastel',
    'stationery',
  ],
  ['bag|backpack|case|sling|straps|pouch|luggage|wallet|suitcase|daypack|duffel|satchel|briefcase', 'bag'],
  [
    'coffee|grinder|espresso|kettle|knife|knives|blender|oven|pan|cookware|skillet|saucepan|dutch oven|gyuto|mandoline|wok|toaster|circulator|smoker|grill|fridge|freezer|dishwasher',
    'kitchen',
  ],
  [
    'bike|bicycle|motorcycle|scooter|van|truck|canoe|kayak|boat|tractor|trailer|saddle|pannier|tire|tyre|pedals|derailleur|bike rack|roof rack',
    'vehicle',
  ],
  ['shoe|boots|clogs|scrubs|scale|sauna|supplement|treadmill|rower|glasses', 'health'],
  [
    "kiln|potter'?s wheel|wheel|lathe|saw|chainsaw|drill|sander|planer|chisel|hand plane|planes|axe|hatchet|mallet|vise|vice|clamp|wrench|spanner|screwdriver|pliers|multimeter|oscilloscope|soldering|microscope|stethoscope|otoscope|ultrasound|centrifuge|pipette|loom|sewing|serger|overlocker|shears|scissors|embroidery|iron|needle|thread|yarn|torch|antenna|transceiver|snips|trowel|spade|loppers|welder|anvil|forge|generator|mower|washing machine|vacuum|tent|stove|harness|compass|whetstone|stone|multitool|toolkit|charger|dock|hub|power bank|filament|resin|clay|glaze|shellac|varnish|lacquer|caliper|micrometer|gauge|jig|scraper|rasp|gouge|lever|bandsaw|jointer|turbine|compressor|solar panel|panel|batter(?:y|ies)|inverter|headlamp|lantern|rotary cutter|sewing pattern|pattern|interfacing|bending machine|pump|ventilator|monitor strap|harrow|hoe|secateurs|pruner|ball winder|winder|nipping press|press|board shear|loupe|tongs|crucible|mandrel",
    'hardware',
  ],
]

const KIND_PATTERNS = KIND_CATEGORIES.map(([words, category]) => [new RegExp(`\\b(?:${words})`), category] as const)
const WHOLE_KIND = new RegExp(`^(?:${KIND_CATEGORIES.map(([words]) => words).join('|')})(?:s|es)?$`)

/**
 * The category of a kind of thing: "headphones" are audio gear, and "a drum sander" is not a drum.
 */
export function kindCategory(words: string): Category | undefined {
  for (const [pattern, category] of KIND_PATTERNS) {
    const match = pattern.exec(words)
    if (!match) continue
    const next = /^\p{L}* (\p{L}+)/u.exec(words.slice(match.index + match[0].length))?.[1] ?? ''
    return isKindOfThing(next) ? kindCategory(next) : category
  }
  return undefined
}

/**
 * "A Philly band", "a Disney film", "Starbucks coffee": a name before such a word is not the maker
 * of a tool.
 */
const AMBIGUOUS_NOUNS = /^(?:band|film|drawing|paper|storage|graphics|coffee|espresso|server|radio|case|mesh|flash)s?$/

/** Whether the words are exactly a noun for a product: "kiln", "light meters". */
export const isKindOfThing = (words: string): boolean => WHOLE_KIND.test(words) && !AMBIGUOUS_NOUNS.test(words)

type Maker = Omit<Brand, 'to'>

let brands: { byKey: Map<string, Maker>; wordsFrom: Map<string, number> } | undefined

/** The categories of a maker are computed lazily, because few makers need them. */
class KnownMaker implements Maker {
  readonly name: string
  readonly everyday: boolean
  readonly category: Category
  private sorted: Brand['kinds'] | undefined

  constructor(private readonly row: BrandRow) {
    this.name = row.name
    this.everyday = row.everyday
    this.category = row.category
  }

  readonly isDistinct = (written: string): boolean => {
    if (this.everyday || isOrdinaryMaker(keyOf(this.name))) return false
    return !isOfOrdinaryWords(keyOf(this.name)) || (written === this.name && CAPITALS.test(written))
  }

  get kinds(): Brand['kinds'] {
    return (this.sorted ??= this.row.kinds.map((word) => kindOf(word, this.row)))
  }
}

const OrdinaryMakers = z.strictObject({ words: z.string().transform((words) => new Set(words.split(/\s+/))) })
let ordinaryMakers: ReadonlySet<string> | undefined

/** "Amazon", "Berg", "Jackson": such a name alone does not say that a thing of theirs is meant. */
const isOrdinaryMaker = (key: string): boolean =>
  (ordinaryMakers ??= loadData('lib/catalog/ordinary-makers.yaml', OrdinaryMakers).words).has(key)

const isOfOrdinaryWords = (key: string): boolean =>
  key.split(' ').every((word) => isOrdinary(word) || isForeignWord(word))

const CAPITALS = /^\p{Lu}{3,}$/u

const PLATFORMS = new Set(['mac', 'windows', 'linux', 'ios', 'android', 'web'])
/** "DAW" and "API" are abbreviations first. */
const SHORTEST_MAKER = 4

/** Games and apps are not called by their makers. */
const isCalledByMaker = ({ category, tags }: CatalogEntry): boolean =>
  isHardware(category) && category !== 'gaming' && !tags.some((tag) => PLATFORMS.has(tag))

/** Makers of things in the catalogue, besides those with rows. */
function makersOfThings(): BrandRow[] {
  const rows = new Map<string, BrandRow>()
  for (const entry of catalogEntries()) {
    if (!isCalledByMaker(entry)) continue
    const key = keyOf(entry.maker)
    if (key.length >= SHORTEST_MAKER && !rows.has(key) && !isOrdinaryMaker(key) && !isOfOrdinaryWords(key))
      rows.set(key, { name: entry.maker, everyday: false, category: entry.category, kinds: [] })
  }
  return [...rows.values()]
}

function load() {
  const rows = [...makersOfThings(), ...readJson<BrandRow[]>('lib/catalog/brands.json')]
  const byKey = new Map<string, Maker>()
  /**
   * The number of words of the longest brand that begins with this one, so that most words of a
   * text need no lookup.
   */
  const wordsFrom = new Map<string, number>()
  for (const row of rows) {
    const key = keyOf(row.name)
    const [first = '', ...rest] = key.split(' ')
    wordsFrom.set(first, Math.max(wordsFrom.get(first) ?? 0, rest.length + 1))
    byKey.set(key, new KnownMaker(row))
  }
  return { byKey, wordsFrom }
}

export const isBrand = (key: string): boolean => (brands ??= load()).byKey.has(key)

export const brandKeys = (): Iterable<string> => (brands ??= load()).byKey.keys()

const kindOf = (word: string, { category }: BrandRow) => ({ word, category: kindCategory(word) ?? category })

export function brandAt(tokens: readonly Token[], at: number): Brand | undefined {
  brands ??= load()
  const longest = brands.wordsFrom.get(tokens[at]?.text ?? '') ?? 0
  for (let to = Math.min(tokens.length, at + longest); to > at; to--) {
    const words = tokens.slice(at, to)
    if (words.some((token, index) => index > 0 && !/^[ \-&]{1,3}$/.test(token.gap))) continue
    const known = brands.byKey.get(words.map((token) => token.text).join(' '))
    if (known) {
      const { name, everyday, isDistinct, category, kinds } = known
      return { name, everyday, isDistinct, category, kinds, to }
    }
  }
  return undefined
}
