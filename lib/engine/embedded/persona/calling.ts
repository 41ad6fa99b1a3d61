import { CODE_CATEGORIES, type Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { personas } from '../knowledge/personas'
import { buildersWith } from '../knowledge/ecosystems'
import { pickedEntry, picksOf } from '../knowledge/pick'
import type { Persona } from '../knowledge/persona-records'
import type { Owned } from './owned'

/** What the owner of a stack does, where the stack is like that of somebody whom the engine knows. */

/** The cosine below which a stack is somebody else's: a wish's own calling reaches 0.9, a stranger's stack 0.1. */
const ALIKE = 0.22
/** Or so much of a stack is of the calling, in so many tools: four of them are a short list, and all a cyclist's. */
const HALF = 0.5
const ENOUGH_TO_TELL = 3
/** The first sections of a calling hold its own tools; what everybody has comes later. */
const OF_THE_TRADE = 3
/** What somebody has besides says less: whoever learns a language has Anki first, whoever watches anime last. */
const ASIDE = 0.7

/** A tool, or the title of a section. */
type Feature = CatalogEntry | string

interface Known {
  calling: Persona
  features: ReadonlySet<Feature>
  trade: ReadonlySet<Feature>
  length: number
}

let known: { callings: readonly Known[]; weightOf: (feature: Feature) => number } | undefined

export const tradeOf = ({ sections }: Persona): Set<CatalogEntry> =>
  new Set(sections.slice(0, OF_THE_TRADE).flatMap(picksOf))

/** The callings that a stack may belong to, the likeliest first. */
export function callingsOf(owned: readonly Owned[]): Persona[] {
  const alike = likenesses(owned)
    .filter(({ score, covered }) => score >= ALIKE || covered >= HALF)
    .map(({ calling }) => calling)
  return alike.length > 0 ? alike : buildersOf(owned)
}

/** Where code is written and run, and nothing more is said of what it is for. */
const OF_CODE: ReadonlySet<Category> = new Set<Category>([...CODE_CATEGORIES, 'hosting', 'database', 'terminal'])

/** "Rust, Zed, Fly.io" is like nobody's whole stack: who writes nothing but code is told by the language. */
function buildersOf(owned: readonly Owned[]): Persona[] {
  if (!owned.every(({ category }) => category && OF_CODE.has(category))) return []
  const [builder] = buildersWith(owned.flatMap(({ entry }) => entry ?? []))
  return personas().filter(({ id }) => id === builder)
}

interface Likeness {
  calling: Persona
  score: number
  /** The part of the stack that the calling explains, less where that are only one or two things. */
  covered: number
}

function likenesses(owned: readonly Owned[]): Likeness[] {
  const { callings, weightOf } = (known ??= learn())
  const features = new Set(owned.flatMap(({ section, entry }): Feature[] => (entry ? [section, entry] : [section])))
  const length = lengthOf(features, weightOf)
  return callings
    .map(({ calling, features: own, trade, length: ownLength }) => {
      const common = [...own].filter((feature) => features.has(feature))
      const shared = common.reduce((sum, feature) => sum + weightOf(feature) ** 2 * (trade.has(feature) ? 1 : ASIDE), 0)
      return {
        calling,
        score: length === 0 ? 0 : shared / (length * ownLength),
        covered: length === 0 ? 0 : (shared / length ** 2) * Math.min(1, common.length / ENOUGH_TO_TELL),
      }
    })
    .sort((a, b) => b.score - a.score || (a.calling.id < b.calling.id ? -1 : 1))
}

function learn() {
  const all = personas().map((calling) => ({ calling, features: featuresOf(calling), trade: tradeOf(calling) }))
  const owners = new Map<Feature, number>()
  for (const { features } of all) for (const feature of features) owners.set(feature, (owners.get(feature) ?? 0) + 1)
  // A kiln says more than a spreadsheet; what no calling has says least of all.
  const weightOf = (feature: Feature) => Math.log2(1 + all.length / (owners.get(feature) ?? all.length))
  return { weightOf, callings: all.map((one) => ({ ...one, length: lengthOf(one.features, weightOf) })) }
}

const featuresOf = ({ sections }: Persona): Set<Feature> =>
  new Set(
    sections.flatMap(({ title, picks, category }): Feature[] => [
      title,
      ...picks.map((pick) => pickedEntry(pick, category) ?? pick),
    ]),
  )

const lengthOf = (features: Iterable<Feature>, weightOf: (feature: Feature) => number) =>
  Math.sqrt([...features].reduce((sum, feature) => sum + weightOf(feature) ** 2, 0))
