import { entryNamed } from '@/lib/catalog/name-index'
import { keyOf } from '@/lib/catalog/tokens'
import { isCalling } from '../../knowledge/archetypes'
import { knownness } from '../../knowledge/catalogue-search'
import { namesSomebody } from '../../knowledge/occupations'

/** Illustrator and the like: who writes their name means them. */
const WELL_KNOWN = 5

/**
 * "Surfer", "Home Barista", "Geocaching": a calling and nothing besides it, with the capitals of a telephone or a title.
 * Alone it says who somebody is, although a tool that few know is called so too; "Screen Time" and "Electron" are tools,
 * and nobody is one.
 */
export function isCallingAlone(text: string): boolean {
  if (!isCalling(text)) return false
  const tool = entryNamed(text)
  return !tool || (knownness(tool) < WELL_KNOWN && (namesSomebody(text) || keyOf(text).endsWith('ing')))
}
