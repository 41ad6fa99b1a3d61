import { isOrdinary } from '@/lib/catalog/everyday'
import { countFriends } from '@/lib/catalog/followers'
import { nameIndex } from '@/lib/catalog/name-index'
import { keyOf, tokenize } from '@/lib/catalog/tokens'
import type { FoundTool } from '../../found-tool'
import { CODE } from '../../knowledge/builders'
import { isOccupation } from '../../knowledge/occupations'
import type { Reading } from '../../read/read'
import { EVERY_DEMAND, withoutDemands } from '../conditions/constraints'
import { callingIn } from './find-archetypes'

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
  const calling = callingIn(text)
  const isPerson = (tool: FoundTool) => {
    const { start, end, text: shown } = tool
    const written = text.slice(start, end)
    if (isAloneWithDemands(tool, reading.tools, text)) return true
    if (isSentenceCase(tool, text) && calling?.includes(written) && !writesIn(tool, calling)) return true
    const everyday =
      written.split(' ').every((word) => isOrdinary(word.toLowerCase())) && written === written.toLowerCase()
    // "podcster" was read as the microphone of that name, "YouTuber" as the site.
    const called = [written, shown].map((name) => tokenize(name).at(-1)?.text ?? '')
    const [next] = tokenize(/^ (\w+)/.exec(text.slice(end))?.[1] ?? '')
    // "Opera singer" and "lighthouse keeper", not "Unity developer".
    if (next && everyday && isOccupation(next.text) && !MAKES_SOFTWARE.has(next.text)) return true
    if (!called.some(isOccupation) || isFullName(written)) return false
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

/** "Rust backend developer" */
const writesIn = ({ category }: FoundTool, calling: string): boolean =>
  category !== undefined && CODE.has(category) && MAKES_SOFTWARE.has(tokenize(calling).at(-1)?.text ?? '')

const isFirst = ({ start }: FoundTool, text: string): boolean => /^\W*$/.test(text.slice(0, start))

/** "Stage manager", "Drone videographer": a sentence begins with a capital letter, whatever it begins with. */
const isSentenceCase = (tool: FoundTool, text: string): boolean =>
  isFirst(tool, text) && !/\p{Lu}/u.test(text.slice(tool.start + 1, tool.end))

const DEMANDS_FOLLOW = /^(?:,| (?:without|avoiding|working|only)\b)/

/** "Illustrator without Google", "Surfer, Windows only": behind a calling there are demands, and no other tool. */
function isAloneWithDemands(tool: FoundTool, tools: readonly FoundTool[], text: string): boolean {
  const { end, text: shown } = tool
  const rest = text.slice(end)
  if (!isFirst(tool, text) || !DEMANDS_FOLLOW.test(rest) || !isOccupation(shown.toLowerCase())) return false
  const plain = withoutDemands(rest, EVERY_DEMAND)
  return !tools.some(
    ({ start, end: to, category }) => start >= end && category !== 'os' && plain.includes(text.slice(start, to)),
  )
}

/** "Facebook Messenger" in small letters brings nobody messages: a word of it is no word of every day. */
const isFullName = (written: string): boolean =>
  written.split(' ').length > 1 &&
  written.split(' ').some((word) => !isOrdinary(word.toLowerCase()) && !isOccupation(word))

/** Behind these words of a wish an everyday name is a tool: "solo SaaS with go", "made in procreate". */
const INTRODUCES = /\b(?:with|in|using|uses?|via|through|on|than|of)\s+(?:(?:an?|my|the)\s+)?$/i
/** So much of a text is looked at on either side of a name. */
const AROUND = 40
const CONTINUES = /^\s*(?:,|and|or|\+|&|\/)\s*(?:and\s+)?$/i

/** "Pixel art", "a one man business" and "sound and live stream" are no phone and no studio: an everyday word in small letters. */
function withoutThings(tools: readonly FoundTool[], text: string): FoundTool[] {
  const kept: FoundTool[] = []
  const friendsOf = countFriends(tools.flatMap(({ entry }) => entry ?? []))
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
      (tool.entry !== undefined && friendsOf(tool.entry) > 0)
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
