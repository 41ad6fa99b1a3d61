import { CODE_CATEGORIES, type Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf } from '@/lib/catalog/tokens'
import type { FoundTool } from '../found-tool'
import { archetypes, isAskedForBy } from './archetypes'
import { buildersWith } from './ecosystems'
import { picksOf } from './pick'
import { A_PROGRAM } from './programs'
import type { Archetype } from './schema'

/** Who builds what a wish is about, by the technologies that it names. */

/** Frameworks, which only whoever builds something names. */
export const FRAMEWORKS: ReadonlySet<Category> = new Set<Category>(['frontend', 'backend'])
export const CODE: ReadonlySet<Category> = new Set<Category>(CODE_CATEGORIES)

/** Whoever has such a tool among their first things. */
const BEGINS_WITH = 2

export const frameworkIn = (known: readonly FoundTool[]): CatalogEntry | undefined =>
  known.find(({ category }) => category && FRAMEWORKS.has(category))?.entry

/** "The best apps", "a list of tools" are asked for, and none of them are written. */
const PROGRAM = new RegExp(
  `\\b(?!(?<=\\b(?:best|good|great|free|some|which|what|of|the) )(?:app|tool|program)s)${A_PROGRAM}\\b`,
  'i',
)

/** "A bot in Rust": the language of a program says who writes it, as a framework does. */
const languageIn = (known: readonly FoundTool[], wish: string): CatalogEntry | undefined =>
  PROGRAM.test(wish) ? known.find(({ category }) => category === 'language')?.entry : undefined

/**
 * "A web shop in Laravel" is built by somebody who begins with Laravel, and the shop comes second; of "Laravel and Vue"
 * whoever is known by Vue alone builds half. Whoever was only guessed by what is built ("a local-first app in Svelte")
 * makes room, and where nobody is meant ("Terraform and Azure for our bank") there is still whoever builds.
 */
export function withBuilder(
  people: readonly Archetype[],
  known: readonly FoundTool[],
  isGuessed: boolean,
  wish: string,
): readonly Archetype[] {
  const language = frameworkIn(known) ? undefined : languageIn(known, wish)
  const framework = frameworkIn(known) ?? language
  const builders = buildersWith([framework, ...known.map(({ entry }) => entry)].flatMap((entry) => entry ?? []))
  const building = archetypes()
    .filter(({ id }) => builders.includes(id))
    .filter((one, _, all) => !all.some((other) => doesAllOf(one, other)))
    .sort((a, b) => builders.indexOf(a.id) - builders.indexOf(b.id))
    .slice(0, MOST_PEOPLE)
  const [first] = people
  if (!first) return building
  if (building.length > 1 && building.includes(first)) return building
  if (!framework || people.some(({ sections }) => keeps(sections, framework))) return people
  // A "Python backend developer" is called after it already.
  if (isAskedForBy(framework.name, (one) => people.includes(one))) return people
  const writesCode = people.some(({ sections }) => sections.some(({ category }) => CODE.has(category)))
  if (writesCode && !isGuessed && !language) return people
  const name = keyOf(framework.name)
  const builder =
    archetypes().find(({ words }) => words.includes(name)) ??
    archetypes().find(({ sections }) =>
      keeps(
        sections.slice(0, BEGINS_WITH).filter(({ category }) => CODE.has(category)),
        framework,
      ),
    ) ??
    building.find(({ id }) => id === buildersWith([framework])[0])
  if (!builder) return people
  // In "a Dart package for my pub" nobody throws darts, and of "a Rails app for a dance school" the school is the customer.
  const isForSomebody = PROGRAM.test(wish) && FOR_A_CUSTOMER.test(wish)
  return language || isForSomebody || (writesCode && isGuessed) ? [builder] : [builder, first]
}

const MOST_PEOPLE = 2
const FOR_A_CUSTOMER = /\bfor (?:an?|my|our|the) /i

const codeOf = ({ sections }: Archetype) =>
  [...new Set(sections.map(({ category }) => category))].filter((field) => CODE.has(field))

/** Whoever builds the whole begins with the interface as well. */
function doesAllOf(one: Archetype, other: Archetype): boolean {
  const [first] = one.sections
  return first !== undefined && codeOf(other).length > codeOf(one).length && codeOf(other).includes(first.category)
}

const keeps = (sections: Archetype['sections'], entry: CatalogEntry): boolean =>
  sections.some((section) => picksOf(section).includes(entry))
