import { CODE_CATEGORIES, type Category } from '@/lib/catalog/categories'
import type { FoundTool } from '../../found-tool'
import { mentionsPersonOrOrganisation } from '../../knowledge/occupations'
import { A_PROGRAM } from '../../knowledge/programs'

/** Whether the text says that something is built with the named tools. */

/** The text with blanks where these tools are named. */
const withoutNamesOf = (text: string, found: readonly FoundTool[]): string =>
  found.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)

const BUILT_WITH: ReadonlySet<Category> = new Set<Category>([
  ...CODE_CATEGORIES,
  'database',
  'hosting',
  'data',
  'game-dev',
])
/**
 * "Next.js and Supabase for a club", "Svelte + Supabase side project": what is built, behind what
 * with.
 */
const WHAT_IS_BUILT = new RegExp(
  `^[^\\p{L}]*(?:(?:for|in) )?(?:\\p{L}+ ){0,3}(?:${A_PROGRAM}|game|shop|store)\\W*$`,
  'iu',
)

const FOR_PERSON = /^\W*(?:and\W+)*for (?:an?|my|our)\b/i

export function isBuiltFor(text: string, known: readonly FoundTool[]): boolean {
  const plain = withoutNamesOf(text, known).trim()
  return (
    known.every(({ category }) => category && BUILT_WITH.has(category)) &&
    (WHAT_IS_BUILT.test(plain) || (FOR_PERSON.test(plain) && mentionsPersonOrOrganisation(plain)))
  )
}

const MOST_TECHNOLOGIES = 4
/**
 * "React Native app with Expo and Supabase", "Discord bot in Rust on a Raspberry Pi": what is made,
 * with what and where.
 */
const MADE_WITH = new RegExp(
  `^(?:\\S+ ){0,5}(?:${A_PROGRAM}|games?|engine|shop|store|etl|warehouse)(?: (?:(?:built|made|written) )?(?:with|in|on|using)\\W+|\\s*,\\W*)(?:(?:and|or|with|in|on|using|deployed|hosted|running|an?|my|our)\\W*)*$`,
  'iu',
)
const WHAT_IT_RUNS_ON: Category = 'computer'

/**
 * A name that it begins with is left standing: the catalogue calls a "React Native app" so, too.
 */
export function isMadeWith(text: string, known: readonly FoundTool[]): boolean {
  const behindFirst = known.filter(({ start }) => start > 0)
  const plain = withoutNamesOf(text, behindFirst)
  return (
    known.length <= MOST_TECHNOLOGIES &&
    known.some(({ category }) => category && BUILT_WITH.has(category)) &&
    behindFirst.every(({ category }) => category && (BUILT_WITH.has(category) || category === WHAT_IT_RUNS_ON)) &&
    MADE_WITH.test(plain.trim().replace(/\s+/g, ' '))
  )
}
