import { readFileSync } from 'node:fs'
import path from 'node:path'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { either } from '../../either'

/** What somebody cannot have a tool need: the right hand, a login at the bank, much power, a strong machine. */

const PATH = 'lib/engine/data/facts.txt'
const FACTS = ['right hand only', 'bank login', 'much power', 'strong machine'] as const
export type Fact = (typeof FACTS)[number]

const REFUSED_BY: Readonly<Record<Fact, RegExp>> = {
  'right hand only': /\b(?:left[- ]?hand(?:ed|er)|lefty|leftie|southpaw)\b/i,
  'bank login': new RegExp(
    `\\b(?:${either(
      /(?:no|without|never|not?) (?:any )?(?:automatic )?bank (?:sync\w*|link\w*|logins?|connections?|access|feeds?)/,
      /(?:not|never|without|n['’]t)(?: \w+){0,2}? (?:connect|link|sync|hook|shar|giv)\w*(?: \w+){0,4}? bank/,
    )})\\b`,
    'i',
  ),
  'much power': new RegExp(
    `\\b(?:${either(
      /(?:low|little|less)[- ](?:power|energy|electricity)/,
      /sips? (?:power|energy|electricity)/,
      /(?:energy|power)[- ](?:saving|efficient|sipping)/,
      /(?:cheap|frugal) on (?:power|electricity)/,
    )})\\b`,
    'i',
  ),
  'strong machine':
    /\b(?:weak|old|ancient|slow|cheap|low[- ](?:end|spec)|ageing|aging|potato|entry[- ]level|basic|underpowered) (?:school |windows |linux |office |little |intel )*(?:laptop|computer|pc|machine|notebook|macbook|thinkpad|desktop)s?\b/i,
}

export const refusedFacts = (wish: string): ReadonlySet<Fact> =>
  new Set(FACTS.filter((fact) => REFUSED_BY[fact].test(wish)))

/** The names as the file has them, for the test that looks each up. */
export const namesWithFacts = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), PATH), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#') && line.includes(': '))
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2).split(', ')]),
  )

let known: ReadonlyMap<string, ReadonlySet<CatalogEntry>> | undefined

const load = (): ReadonlyMap<string, ReadonlySet<CatalogEntry>> =>
  new Map(
    [...namesWithFacts()].map(([fact, names]) => [fact, new Set(names.flatMap((name) => entryNamed(name) ?? []))]),
  )

export const hasFactOf = (entry: CatalogEntry, facts: ReadonlySet<Fact>): boolean =>
  facts.size > 0 && [...facts].some((fact) => (known ??= load()).get(fact)?.has(entry) === true)
