import { goesWithCount } from '@/lib/catalog/goes-with'
import { entryNamed } from '@/lib/catalog/name-index'
import { keyOf } from '@/lib/catalog/tokens'
import { FAMILIES, familiesIn, FIELDS } from '@/lib/engine/embedded/knowledge/section-titles'
import type { Section } from '@/lib/stack/schema'
import type { Case, Truth } from './cases'

export interface Verdict {
  needed: number
  found: number
  /** How many of the needed tools are well known. */
  wellKnown: number
  wellKnownFound: number
  listed: number
  right: number
  /** Tools neither expected nor named in the text. */
  invented: number
  forbidden: string[]
  repeated: number
  /**
   * Found tools whose section title is one of the engine's, and how many of these titles fit the
   * category.
   */
  placed: number
  fitting: number
  passed: boolean
}

const same = (a: string, b: string): boolean => {
  const [x, y] = [keyOf(a), keyOf(b)]
  if (x === y || x.replaceAll(' ', '') === y.replaceAll(' ', '')) return true
  const entry = entryNamed(a)
  return entry !== undefined && entry === entryNamed(b)
}
const isTruth = (name: string, truth: Truth) =>
  [truth.name, ...(truth.aliases ?? [])].some((known) => same(name, known))
/** "Raspberry Pi 4" is accepted for "Raspberry Pi". */
const isModelOf = (name: string, truth: Truth) => keyOf(name).startsWith(`${keyOf(truth.name)} `)

/** A tool counts as well known if at least this many entries list it in `goesWith`. */
const MANY = 5
const isWellKnown = ({ name }: Truth): boolean => {
  const entry = entryNamed(name)
  return entry !== undefined && goesWithCount(entry) >= MANY
}

const TITLES = new Map<string, Set<string>>()
for (const family of FAMILIES)
  for (const group of family.groups)
    for (const category of group.categories) {
      const fields = FIELDS.filter((field) => familiesIn(field).includes(family.title)).map(({ title }) => title)
      TITLES.set(category, new Set([group.title, family.title, ...fields]))
    }
const ENGINE_TITLES = new Set([...TITLES.values()].flatMap((titles) => [...titles]))

export function judge(own: Case, sections: readonly Section[], refused: boolean): Verdict {
  const items = sections.flatMap(({ title, tools }) => tools.map(({ text }) => ({ text, title })))
  const needed = own.truth.filter(({ optional }) => optional !== true)
  const hit = (truth: Truth) =>
    items.find(({ text }) => isTruth(text, truth)) ?? items.find(({ text }) => isModelOf(text, truth))
  const found = needed.filter((truth) => hit(truth) !== undefined)
  const wrong = items.filter(({ text }) => !own.truth.some((truth) => isTruth(text, truth) || isModelOf(text, truth)))
  const source = keyOf(`${own.prompt} ${own.tools ?? ''}`)
  const invented = wrong.filter(({ text }) => !` ${source} `.includes(` ${keyOf(text)} `))
  const forbidden = items.filter(({ text }) => (own.forbidden ?? []).some((name) => same(text, name)))
  const placed = found.flatMap((truth) => {
    const title = hit(truth)?.title.replace(/^(?:More|Even more|Further|Yet more) /, '')
    const known =
      title === undefined ? undefined : [...ENGINE_TITLES].find((own) => own.toLowerCase() === title.toLowerCase())
    return truth.category && known ? [{ category: truth.category, title: known }] : []
  })
  const repeated = items.length - new Set(items.map(({ text }) => text.toLowerCase())).size
  const passed =
    forbidden.length === 0 &&
    repeated <= (own.max_duplicates ?? repeated) &&
    items.length <= (own.expect_max_items ?? items.length) &&
    (refused ? (own.allow_status ?? []).includes(422) : found.length === needed.length)
  return {
    needed: needed.length,
    found: found.length,
    wellKnown: needed.filter(isWellKnown).length,
    wellKnownFound: found.filter(isWellKnown).length,
    listed: items.length,
    right: items.length - wrong.length,
    invented: invented.length,
    forbidden: forbidden.map(({ text }) => text),
    repeated,
    placed: placed.length,
    fitting: placed.filter(({ category, title }) => TITLES.get(category)?.has(title)).length,
    passed,
  }
}
