import { isOrdinary } from '@/lib/catalog/everyday'
import { keyOf, tokenize } from '@/lib/catalog/tokens'
import type { FoundTool } from '../found-tool'
import type { Reading } from '../read'
import { isOccupation } from './occupations'

/**
 * "Illustrator with an iPad" and "podcaster" speak of people, although programs and microphones are called so too: small
 * letters or a following "with", "who", "on" say that somebody is meant.
 */
const GOES_ON = /^\s+(?:with|who|on|in|for|from|at|that|needs?|wants?|and)\b/i

const MAKES_SOFTWARE = new Set(
  'developer dev programmer engineer designer freelancer consultant admin administrator expert user coder'.split(' '),
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
  return { ...reading, tools: reading.tools.filter((tool) => !isPerson(tool)) }
}
