import type { Reading } from '../read'
import { findArchetypes, type Match } from './archetypes'
import { readConstraints, withoutConstraints, type Constraints } from './constraints'
import { isEmptyWord, stems } from './stem'
import { tokenize } from '@/lib/catalog/tokens'

/** Whether a text wishes for a stack instead of telling one, and what it wishes for. */

export interface Wish {
  /** Up to two kinds of people whom the wish may mean, best first; none when nobody in particular is meant. */
  people: readonly Match['archetype'][]
  constraints: Constraints
  /** What is wished for, without demands and named tools. */
  about: string
}

const LONGEST_WISH = 90
/** A text that names this many tools is a stack already. */
const TELLS_BY_TOOLS = 7
/** The second profession of a wish must be nearly as clear as the first. */
const SECOND_SHARE = 0.45

const TELLING =
  /\b(?:(?:i|we) (?:(?:also|mostly|mainly|usually|now|then|still|always|just|really|only|never|often|currently) )*(?:use|used|run|ran|edit|code|write|track|keep|ditched|stopped|switched|moved|love|like|prefer|rely|swear|replaced|tried|bought|listen|read|sketch|went|go|built|wrote|dropped|gave|quit|left|migrated)|my (?:main|favou?rite|daily|current)|i've been using|we've been using|looked back)\b/i
const WISHING =
  /\b(?:want|need|looking for|help me|give me|suggest|recommend|setup for|set-up for|stack for|kit for|tools for|gear for|apps for|software for|as an?|i am an?|i'm an?|who|wish|plan(?:ning)? to|would like|launch(?:ing)?|start(?:ing)?|hosts?|building)\b/i

export function readWish(text: string, { tools, layout }: Reading): Wish | undefined {
  const words = tokenize(text).length
  if (words === 0 || words > LONGEST_WISH || tools.length >= TELLS_BY_TOOLS) return undefined
  const about = withoutTools(
    withoutConstraints(text),
    tools.map((tool) => text.slice(tool.start, tool.end)),
  )
  const left = stems(about)
  const constraints = readConstraints(text)
  const people = whoIsMeant(about, text)
  const named = people.some((match) => match.named)
  if (tools.length > 0) {
    // "React, Node and Docker" lists; "solo SaaS with Next.js" wishes; "I use Next.js for my SaaS" tells.
    if (left.length === 0 || !named || layout.isList || (TELLING.test(text) && !WISHING.test(text))) return undefined
  } else if (TELLING.test(text) && !WISHING.test(text) && !named) return undefined
  return {
    people: people.filter((match) => match.named || !named).map(({ archetype }) => archetype),
    constraints,
    about,
  }
}

function withoutTools(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

const PARTS = /\s+(?:and|&|who also|as well as|plus|slash)\s+|\s*[/+,;]\s*/i

/** One kind of person, or two when two parts of the wish each name one. */
function whoIsMeant(about: string, text: string): Match[] {
  const whole = findArchetypes(hasWords(about) ? about : text)
  const best = whole[0]
  if (!best) return []
  const parts = about.split(PARTS).filter(hasWords)
  if (parts.length > 1) {
    const each = parts
      .map((part) => findArchetypes(part)[0])
      .filter((match): match is Match => match?.named === true)
      .filter((match, index, all) => all.findIndex(({ archetype }) => archetype === match.archetype) === index)
      .sort((a, b) => b.score - a.score)
    const [first, second] = each
    if (first && second && second.score >= first.score * SECOND_SHARE) return [first, second]
  }
  return [best]
}

const hasWords = (text: string) => tokenize(text).some((token) => !isEmptyWord(token.text))
