import { isOrdinary } from '@/lib/catalog/everyday'
import { nameIndex } from '@/lib/catalog/name-index'
import { categoryRow } from '@/lib/catalog/categories'
import { keyOf } from '@/lib/catalog/tokens'
import type { FoundTool } from '../found-tool'
import { knownness } from '../knowledge/catalogue-search'
import { mentionsPerson } from '../knowledge/occupations'
import type { NamedSpan } from './rank-personas'

/**
 * Tools of a wish: "illustrator with an iPad" speaks of a person, although a program is called
 * Illustrator.
 */

/** Illustrator and the like: their name alone, with a capital letter, means the tool. */
const WELL_KNOWN = 5
/** Behind these words an everyday name is a tool: "solo SaaS with go", "made in procreate". */
const INTRODUCES = /\b(?:with|in|using|uses?|via|through|on|than|of)\s+(?:(?:an?|my|the)\s+)?$/i
/** So much of a text is looked at before a name. */
const LOOKED_AT = 40

export function toolsInWish(
  text: string,
  tools: readonly FoundTool[],
  spans: readonly NamedSpan[],
): readonly FoundTool[] {
  return tools.filter((tool) => {
    const written = text.slice(tool.start, tool.end)
    const isSmall = written === written.toLowerCase()
    const span = spans.find(({ start, end }) => start < tool.end && tool.start < end)
    if (span) {
      const isLonger = span.end - span.start > tool.end - tool.start
      // "Rust" stays the language in "Rust backend developer", and "Electron" is not a role.
      const isTechnology = !isSmall && tool.category !== undefined && categoryRow(tool.category).kind === 'code'
      const isCalled = !isTechnology && (isLonger || mentionsPerson(written) || written.endsWith('ing'))
      const isPersona = isSmall || !tool.entry || (isCalled && (isLonger || knownness(tool.entry) < WELL_KNOWN))
      return !isPersona || INTRODUCES.test(text.slice(Math.max(0, tool.start - LOOKED_AT), tool.start))
    }
    // "podcster" was read as a microphone of a similar name.
    const isSlip = tool.entry !== undefined && !nameIndex().findExact(keyOf(written))
    return (
      !isSmall ||
      !(isSlip || isEverydayName(written)) ||
      INTRODUCES.test(text.slice(Math.max(0, tool.start - LOOKED_AT), tool.start))
    )
  })
}

const isEverydayName = (written: string): boolean => {
  const key = keyOf(written).replace(/ app$/, '')
  return !key.includes(' ') && (isOrdinary(key) || nameIndex().findExact(key)?.everyday === true)
}
