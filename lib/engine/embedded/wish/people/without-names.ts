import type { FoundTool } from '../../found-tool'
import { isAskedFor, isAskedForBy } from '../../knowledge/archetypes'
import { CODE } from '../../knowledge/builders'
import type { Match } from './find-archetypes'

/** A wish without the names of tools, which say nothing of who wishes. */

/**
 * A "Bambu Lab" is no laboratory; "React Native" and "Etsy" say who somebody is. A language is nobody else's word (Dart is
 * thrown in no pub), and on which computer something runs says nothing of who wants it.
 */
export const withoutBrands = (text: string, known: readonly FoundTool[]): string =>
  withoutTools(
    text.replace(ON_MACHINE, ' '),
    known.flatMap(({ entry, text: name, category }) =>
      (category === 'language' ? isAskedForBy(name, writesCode) : isAskedFor(name) || (entry && isAskedFor(entry.name)))
        ? []
        : [name],
    ),
  )

const writesCode = ({ sections }: Match['archetype']): boolean => sections.some(({ category }) => CODE.has(category))
/** "A bot on a Raspberry Pi" */
const ON_MACHINE = /\bon (?:an?|my|our) (?:old |spare )?(?:raspberry pi|mac mini|mini pc|nuc)\b/i

export const namesOf = (tools: readonly FoundTool[], text: string): string[] =>
  tools.map(({ start, end }) => text.slice(start, end))

export function withoutTools(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}
