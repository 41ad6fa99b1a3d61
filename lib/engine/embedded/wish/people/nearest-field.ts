import { tokenize } from '@/lib/catalog/tokens'
import { anybodyWith, archetypes } from '../../knowledge/archetypes'
import { searchCatalogue } from '../../knowledge/catalogue-search'
import { namesSomebody } from '../../knowledge/occupations'
import type { Archetype } from '../../knowledge/schema'
import { stems } from '../../knowledge/stem'

/** Whoever no archetype is called by: the field in which their word stands, never somebody of another field. */

/** The first whose word the wish says, by the id of the archetype that speaks for the field. */
const FIELDS: readonly [RegExp, string][] = [
  [/\b(?:students?|undergrads?|trainees?|apprentices?|degree|semester)\b/i, 'university-student'],
  [/\b\w{2,}ologists?\b|\b(?:scientists?|researchers?|research|lab|laboratory)\b/i, 'academic-researcher'],
  [/\b(?:teachers?|tutors?|instructors?|class(?:room)?|pupils|lessons?)\b/i, 'private-tutor'],
  [/\b(?:coach(?:es)?|league|tournaments?|referees?|squad)\b/i, 'sports-coach'],
  [/\b(?:charity|foundation|volunteer(?:s|ing)?|donations?|aid|relief|shelter|food ?bank)\b/i, 'non-profit'],
  [
    /\b(?:clubs?|society|societies|association|committee|league|guild|troop|members?|meet-?ups?|groups?|community|neighbou?rs?)\b/i,
    'club-secretary',
  ],
  [/\b(?:party|parties|festivals?|fair|celebrations?|anniversary|reunion|fete)\b/i, 'event-planner'],
  [/\b(?:developers?|programmers?|coders?|software engineers?)\b/i, 'full-stack-web-developer'],
  [/\b(?:engineers?|engineering)\b/i, 'mechanical-engineer'],
  [/\b(?:webshop|online (?:shop|store)|dropship\w*)\b/i, 'ecommerce-owner'],
  [/\b(?:shop|store|boutique|retail(?:er)?|dealers?|merchants?)\b/i, 'shop-owner'],
  [
    /\b(?:factory|plant|production|warehouse|supply|logistics|importers?|exporters?|wholesalers?|distributors?)\b/i,
    'operations-manager',
  ],
  [
    /\b(?:managers?|officers?|coordinators?|administrators?|clerks?|receptionists?|analysts?|directors?|planners?|secretar(?:y|ies)|office|department|bureau)\b/i,
    'office-writer',
  ],
  [/\b(?:clinic|patients?|hospital|ward|medical)\b/i, 'family-doctor'],
  [/\b(?:crafts?|handmade|makers?)\b/i, 'etsy-seller'],
]

export function nearestField(about: string): Archetype | undefined {
  const [, id] = FIELDS.find(([words]) => words.test(about)) ?? []
  const known = archetypes().find((archetype) => archetype.id === id)
  if (known) return known
  if (namesSomebody(about)) return anybodyWith('trade')
  return saysSomething(about) ? anybodyWith('pastime') : undefined
}

/** Half of its words must be words that anybody uses of a tool or of themselves: what has no meaning has no stack. */
function saysSomething(about: string): boolean {
  const words = tokenize(about).flatMap(({ text }) => (stems(text).length > 0 ? [text] : []))
  const understood = words.filter((word) => searchCatalogue(word, { limit: 1 }).length > 0)
  return words.length > 0 && understood.length * 2 >= words.length
}
