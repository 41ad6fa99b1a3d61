import { areFriends } from '@/lib/catalog/followers'
import { isOrdinary } from '@/lib/catalog/everyday'
import { nameIndex } from '@/lib/catalog/name-index'
import { keyOf, tokenize } from '@/lib/catalog/tokens'
import type { FoundTool } from '../read/found-tool'
import type { Reading } from '../read/read'
import { isOccupation } from './occupations'

/**
 * "Illustrator with an iPad" and "podcaster" speak of people, although programs and microphones are called so too: small
 * letters or a following "with", "who", "on" say that somebody is meant.
 */
const GOES_ON = /^\s+(?:with|who|on|in|for|from|at|that|needs?|wants?|and)\b/i

const MAKES_SOFTWARE = new Set(
  'developer dev programmer engineer designer freelancer consultant admin administrator expert user coder backend backends api apis microservice microservices cli game games bot bots crate library package codebase compiler service services web data'.split(
    ' ',
  ),
)

export function withoutPeople(reading: Reading, text: string): Reading {
  const isPerson = ({ start, end, text: shown }: FoundTool) => {
    const written = text.slice(start, end)
    const everyday =
      written.split(' ').every((word) => isOrdinary(word.toLowerCase())) && written === written.toLowerCase()
    // "podcster" was read as the microphone of that name, "YouTuber" as the site.
    const called = [written, shown].map((name) => tokenize(name).at(-1)?.text ?? '')
    const [next] = tokenize(/^ (\w+)/.exec(text.slice(end))?.[1] ?? '')
    // "Opera singer" and "lighthouse keeper", not "Unity developer".
    if (next && everyday && isOccupation(next.text) && !MAKES_SOFTWARE.has(next.text)) return true
    if (!called.some(isOccupation)) return false
    return written === written.toLowerCase() || keyOf(written) !== keyOf(shown) || GOES_ON.test(text.slice(end))
  }
  return {
    ...reading,
    tools: withoutThings(
      reading.tools.filter((tool) => !isPerson(tool)),
      text,
    ),
  }
}

/** Behind these words of a wish an everyday name is a tool: "solo SaaS with go", "made in procreate". */
const INTRODUCES = /\b(?:with|in|using|uses?|via|through|on|than|of)\s+(?:(?:an?|my|the)\s+)?$/i
/** So much of a text is looked at on either side of a name. */
const AROUND = 40
const CONTINUES = /^\s*(?:,|and|or|\+|&|\/)\s*(?:and\s+)?$/i

/** "Pixel art", "a one man business" and "sound and live stream" are no phone and no studio: an everyday word in small letters. */
function withoutThings(tools: readonly FoundTool[], text: string): FoundTool[] {
  const kept: FoundTool[] = []
  for (const tool of tools) {
    const before = text.slice(Math.max(0, tool.start - AROUND), tool.start)
    const [next] = tokenize(text.slice(tool.end, tool.end + AROUND))
    const last = kept.at(-1)
    const isMeant =
      !isEverydayName(text.slice(tool.start, tool.end)) ||
      INTRODUCES.test(before) ||
      (last?.category !== undefined &&
        CONTINUES.test(text.slice(Math.max(last.end, tool.start - AROUND), tool.start))) ||
      MAKES_SOFTWARE.has(next?.text ?? '') ||
      // "Rails monolith on Heroku": what is said beside it bears it out.
      tools.some(({ entry }) => entry && tool.entry && areFriends(entry, tool.entry))
    if (isMeant) kept.push(tool)
  }
  return kept
}

/** A "notes app" is one of many, too. */
const isEverydayName = (written: string): boolean => {
  const key = keyOf(written).replace(/ app$/, '')
  return (
    written === written.toLowerCase() &&
    !key.includes(' ') &&
    (isOrdinary(key) || nameIndex().byKey.get(key)?.everyday === true)
  )
}
