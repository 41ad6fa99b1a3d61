import { CODE_CATEGORIES, type Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { personas } from '../knowledge/personas'
import { buildersWith } from '../knowledge/ecosystems'
import { pickedEntry, picksOf } from '../knowledge/pick'
import type { Persona } from '../knowledge/persona-records'
import type { OwnedTool } from './owned-tool'

/**
 * Matches a stack with the persona records: the cosine of their tools and section titles, weighted
 * by rarity.
 */

/** Minimum cosine. The stack of a wish reaches 0.9 with its persona, an unrelated stack 0.1. */
const MIN_COSINE = 0.22
/**
 * Or the persona covers at least this share of the stack. Fewer common tools than `MIN_COMMON`
 * reduce the share.
 */
const MIN_COVERED = 0.5
const MIN_COMMON = 3
/** The first sections of a persona hold its special tools, later ones common tools. */
const TRADE_SECTIONS = 3
/**
 * Weight of features outside the first sections: a language learner has Anki first, an anime fan
 * last.
 */
const OTHER_WEIGHT = 0.7

/** A tool, or the title of a section. */
type Feature = CatalogEntry | string

interface Known {
  persona: Persona
  features: ReadonlySet<Feature>
  trade: ReadonlySet<Feature>
  length: number
}

let known: { records: readonly Known[]; weightOf: (feature: Feature) => number } | undefined

export const tradeOf = ({ sections }: Persona): Set<CatalogEntry> =>
  new Set(sections.slice(0, TRADE_SECTIONS).flatMap(picksOf))

/** The personas that a stack may belong to, likeliest first. */
export function matchPersonas(owned: readonly OwnedTool[]): Persona[] {
  const similar = similarities(owned)
    .filter(({ score, covered }) => score >= MIN_COSINE || covered >= MIN_COVERED)
    .map(({ persona }) => persona)
  return similar.length > 0 ? similar : buildersOf(owned)
}

/** Categories that do not show what the code is for. */
const CODE_TOOLS: ReadonlySet<Category> = new Set<Category>([...CODE_CATEGORIES, 'hosting', 'database', 'terminal'])

/** A stack of nothing but code tools ("Rust, Zed, Fly.io") matches the persona of its language. */
function buildersOf(owned: readonly OwnedTool[]): Persona[] {
  if (!owned.every(({ category }) => category && CODE_TOOLS.has(category))) return []
  const [builder] = buildersWith(owned.flatMap(({ entry }) => entry ?? []))
  return personas().filter(({ id }) => id === builder)
}

interface Similarity {
  persona: Persona
  score: number
  /** The share of the stack that the persona covers, reduced below `MIN_COMMON` common features. */
  covered: number
}

function similarities(owned: readonly OwnedTool[]): Similarity[] {
  const { records, weightOf } = (known ??= weighPersonas())
  const features = new Set(owned.flatMap(({ section, entry }): Feature[] => (entry ? [section, entry] : [section])))
  const length = lengthOf(features, weightOf)
  return records
    .map(({ persona, features: own, trade, length: ownLength }) => {
      const common = [...own].filter((feature) => features.has(feature))
      const shared = common.reduce(
        (sum, feature) => sum + weightOf(feature) ** 2 * (trade.has(feature) ? 1 : OTHER_WEIGHT),
        0,
      )
      return {
        persona,
        score: length === 0 ? 0 : shared / (length * ownLength),
        covered: length === 0 ? 0 : (shared / length ** 2) * Math.min(1, common.length / MIN_COMMON),
      }
    })
    .sort((a, b) => b.score - a.score || (a.persona.id < b.persona.id ? -1 : 1))
}

function weighPersonas() {
  const all = personas().map((persona) => ({ persona, features: featuresOf(persona), trade: tradeOf(persona) }))
  const owners = new Map<Feature, number>()
  for (const { features } of all) for (const feature of features) owners.set(feature, (owners.get(feature) ?? 0) + 1)
  // Rare features weigh more: a kiln more than a spreadsheet. A feature of no persona weighs least.
  const weightOf = (feature: Feature) => Math.log2(1 + all.length / (owners.get(feature) ?? all.length))
  return { weightOf, records: all.map((one) => ({ ...one, length: lengthOf(one.features, weightOf) })) }
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
