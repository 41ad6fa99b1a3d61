import { keyOf } from '@/lib/catalog/tokens'
import type { FoundTool } from '../../found-tool'
import { isCalling, isPursuit } from '../../knowledge/archetypes'
import { EVERY_DEMAND, withoutDemands } from '../conditions/constraints'

/** "Geocaching, free only", "dungeon master, open source, on Linux": a calling with demands behind it is no list of tools. */

/** What is left of "free tools only" without the demand. */
const THINGS_ONLY = /\b(?:tools|apps|software|programs|gear)(?:\s+only)?\W*$/i

const bare = (text: string): string =>
  withoutDemands(text, EVERY_DEMAND)
    .replace(THINGS_ONLY, '')
    .replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '')

/** What people do, although a tool is called so too. */
export const isPursuitWithDemands = (text: string): boolean => isPursuit(text.trim()) || isPursuit(bare(text))

export function isCallingWithDemands(text: string, known: readonly FoundTool[]): boolean {
  const calling = bare(text)
  if (isPursuitWithDemands(text)) return true
  const isOneTool = known.some(({ start, end }) => keyOf(text.slice(start, end)) === keyOf(text))
  if (/\s/.test(text.trim()) && isCalling(text) && !isOneTool) return true
  const isTool = known.some(({ start, end }) => keyOf(text.slice(start, end)) === keyOf(calling))
  return calling !== text.trim() && isCalling(calling) && !isTool
}
