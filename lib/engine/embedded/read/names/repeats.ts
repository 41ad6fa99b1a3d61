import { hasModels } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf as wordsKey } from '@/lib/catalog/tokens'
import type { FoundTool } from '../../found-tool'

/**
 * Each tool once, under the name that says most. People own several phones and microphones, so of
 * hardware each model stays; the bare name of a family goes when a model of it is named too.
 */
export function withoutRepeats(found: readonly FoundTool[]): FoundTool[] {
  const kept = new Map<string, FoundTool>()
  for (const tool of found) {
    const key = keyOf(tool)
    const known = kept.get(key)
    if (!known) kept.set(key, tool)
    else if (known.text !== known.entry?.name && tool.text === tool.entry?.name)
      kept.set(key, { ...known, text: tool.text })
  }
  const all = withoutKinds(withoutShortForms([...kept.values()]))
  const models = all.filter(({ entry }) => entry && hasModels(entry.category))
  const numbered = new Set(all.flatMap(({ text }) => beginnings(text, / (?=\d)/g)))
  const families = new Map<string, Set<CatalogEntry | undefined>>()
  for (const { entry, text } of models)
    for (const family of beginnings(text.toLowerCase()))
      families.set(family, (families.get(family) ?? new Set()).add(entry))
  return all.filter(({ entry, text }) => {
    // "The Astra" is the Astra 6X that the text names, too.
    if (!entry) return !numbered.has(text)
    if (!hasModels(entry.category)) return true
    const owners = families.get(text.toLowerCase())
    // Steam is a shop for games and no bare name of the Steam Deck.
    return !(entry.category === 'gaming' ? owners?.has(entry) : owners)
  })
}

/**
 * "Astra 6X Mini" begins with "Astra" and with "Astra 6X". A lookup of these replaces comparing
 * each tool with each.
 */
const beginnings = (text: string, gap = / /g): string[] =>
  [...text.matchAll(gap)].map(({ index }) => text.slice(0, index))

/** "My Beyerdynamic headphones", once the text has said which of theirs. */
function withoutKinds(found: readonly FoundTool[]): FoundTool[] {
  const said = new Set<string>()
  return found.filter(({ entry, text, category }) => {
    const maker = entry === undefined && category ? /^(.*\S) \p{Ll}+$/u.exec(text)?.[1] : undefined
    const isSaid = maker !== undefined && said.has(`${category}: ${wordsKey(maker)}`)
    if (category) for (const words of beginnings(wordsKey(text))) said.add(`${category}: ${words}`)
    return !isSaid
  })
}

/**
 * "D750" beside "Nikon D750", "HAG Capisco" beside "HÅG Capisco": the same thing, without its maker
 * or its accents.
 */
function withoutShortForms(found: readonly FoundTool[]): FoundTool[] {
  const keys = found.map(({ text }) => wordsKey(text))
  const ends = new Set(
    keys.flatMap((key, at) => (isThing(found[at]) ? wordEnds(key).filter((end) => /\d/.test(end)) : [])),
  )
  const seen = new Set<string>()
  return found.filter((tool, at) => {
    const key = keys[at] ?? ''
    if (!isThing(tool)) return true
    if (ends.has(key) || seen.has(key)) return false
    return Boolean(seen.add(key))
  })
}

const isThing = (tool: FoundTool | undefined): boolean =>
  tool?.category === undefined ? tool !== undefined : hasModels(tool.category)

const wordEnds = (key: string): string[] => {
  const words = key.split(' ')
  return words.slice(1).map((_, at) => words.slice(at + 1).join(' '))
}

const keyOf = ({ entry, text }: FoundTool): string =>
  entry && !hasModels(entry.category) ? entry.id : text.toLowerCase()
