import type { Category } from '@/lib/catalog/categories'
import { entryNamed } from '@/lib/catalog/name-index'
import type { FoundTool } from '../found-tool'
import type { PackageRef } from './package-ref'
import { isNoise, packageTool } from './package-tools'

/** A tool that a dependency file names, without its place in a text. */
export type NamedTool = Pick<FoundTool, 'entry' | 'text'> & { readonly category: NonNullable<FoundTool['category']> }

/** The tools behind packages, without what only comes along. */
export const knownTools = (refs: readonly PackageRef[]): (NamedTool & { readonly ref: PackageRef })[] =>
  refs.flatMap((ref) => {
    const tool = isNoise(ref) ? undefined : packageTool(ref)
    return tool
      ? [
          {
            text: tool.text,
            category: tool.category,
            entry: tool.entry ?? entryOfLibrary(tool.text, tool.category),
            ref,
          },
        ]
      : []
  })

/**
 * The entry of a library by its name, unless that is a namesake of another kind: Elixir's Tesla is
 * no car.
 */
function entryOfLibrary(text: string, category: Category) {
  const entry = entryNamed(text)
  return entry?.category === category ? entry : undefined
}

/** The languages and runtimes that a file itself shows. */
export const impliedTools = (names: readonly string[]): NamedTool[] =>
  names.flatMap((name) => {
    const entry = entryNamed(name)
    return entry ? [{ entry, text: entry.name, category: entry.category }] : []
  })
