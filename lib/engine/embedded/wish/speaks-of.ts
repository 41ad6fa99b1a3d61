import { tokenize } from '@/lib/catalog/tokens'
import type { FoundTool } from '../found-tool'
import { buildersWith } from '../knowledge/ecosystems'
import { namesSomebody } from '../knowledge/occupations'
import { stems } from '../knowledge/stem'
import type { Reading } from '../read/read'
import { BUILT_WITH, isMadeWith } from '../read/telling/made-with'
import { isSentence, TELLING } from '../read/telling/telling'
import { isPortrait } from '../read/told'
import { isBriefStatement } from './brief-statement'
import { MONEY_DEMANDS, withoutDemands } from './conditions/constraints'
import { isUnwanted } from './conditions/fits'
import type { Heard } from './heard'
import type { Meant } from './meant'
import { isPursuitWithDemands } from './people/calling-with-demands'
import { callingIn } from './people/find-archetypes'
import { nearestField } from './people/nearest-field'
import { opensWith } from './people/which-leads'
import { whoIsMeant } from './people/who-is-meant'
import { namesOf, withoutTools } from './people/without-names'

/** Whether what was heard wishes: it speaks of somebody, or of something to be done, and does not tell what is there. */

const LONG_SENTENCE = 7
/** Who names as many has told their stack. */
export const FEW_IN_USE = 3
/** A sentence that tells wishes only when this much of it says who somebody is: "We run a bakery." */
const HALF = 0.5

const WISHING =
  /\b(?:want|need|looking for|help me|give me|suggest|recommend|setup for|set-up for|stack for|kit for|tools for|gear for|apps for|software for|as an?|i am an?|i'm an?|who|wish|plan(?:ning)? to|would like|launch(?:ing)?|start(?:ing)?|hosts?|building)\b/i

/** "I run", "we are": whoever begins so says who they are, and whoever begins otherwise may tell of anybody. */
const SAYS_WHO = /^\W*(?:i|we)(?:['’](?:m|re|ve)| am| are| run| own| have| work| manage| keep| teach| do)\b/i

/** "React, Node and Docker" lists; "I use Next.js for my SaaS" tells; "solo SaaS with Next.js" wishes. */
export function isNothingButNames({ text, known, english, demanded }: Heard): boolean {
  const left = stems(withoutTools(withoutDemands(english, MONEY_DEMANDS), namesOf(known, text)))
  // "A stack without Google" names one to be rid of it.
  const wanted = known.filter(({ entry }) => !entry || !isUnwanted(entry, demanded.without))
  if (wanted.length === 0 || left.length > 0 || isPursuitWithDemands(text) || isMadeWith(text, known)) return false
  if (isStackOf(text, known)) return false
  const isOneName = known.some(({ end, start }) => text.slice(start, end) === text.trim())
  return callingIn(english) === undefined || isOneName
}

const STACK_OF =
  /^\W*(?:(?:an?|my|our|the|good|best|modern|simple|typical) )*\S+(?: \S+)? (?:tech )?(?:stack|setup|set-up|toolchain)\b/i

/** "React stack", "VS Code setup for Python": who builds with it, and what with, and no list of one name. */
const isStackOf = (text: string, known: readonly FoundTool[]): boolean =>
  known.length <= 2 && STACK_OF.test(text) && buildersWith(known.flatMap(({ entry }) => entry ?? [])).length > 0

export function isWished(heard: Heard, meant: Meant, reading: Reading, isIntroduced: boolean): boolean {
  if (!isIntroduced && isBriefStatement(heard) && !isStackOf(heard.text, heard.known) && !WISHING.test(heard.english))
    return false
  // What the errands say is nobody; what they leave may be.
  const named = meant.onlyConcerns ? whoIsMeant(heard.said, heard.about) : meant.people
  return !isTold(heard, meant, named, reading, isIntroduced) && speaksOfSomebody(heard, meant, named, reading)
}

type Named = Meant['people']

function isTold(
  { text, known, asked, about, demanded }: Heard,
  meant: Meant,
  named: Named,
  reading: Reading,
  isIntroduced: boolean,
) {
  // What a part of the wish says in full may be little of the whole.
  const [first] = meant.people
  // Where no tool is told, a calling in several words is enough: "I run a food truck, the signal is bad, …".
  const isClearly = first?.inFull === true && reading.tools.length === 0 && SAYS_WHO.test(text)
  const saysWho = first?.named === true && (first.covered >= HALF || isClearly)
  if (known.length > 0 && isPortrait(text, known)) {
    // One word is a chance: "I commute by Uber" is no commuter's whole kit.
    const isClear = named.some(({ inFull }) => inFull) || namesSomebody(about) || (saysWho && stems(about).length > 1)
    return !isClear && !asked && !WISHING.test(text)
  }
  // In whatever language: a whole sentence that names nothing or several things tells.
  const isLong = tokenize(text).length >= LONG_SENTENCE && isSentence(text) && known.length !== 1
  // Who says what they love and names no tool has told of none.
  const isLoved = demanded.forFun && reading.tools.length === 0 && !isSentence(text)
  const tells = (TELLING.test(text) || isLong) && !WISHING.test(text) && !isIntroduced && !isLoved
  return tells && !asked && (known.length > 0 || !saysWho)
}

function speaksOfSomebody({ text, known, asked, about }: Heard, { concerned }: Meant, named: Named, reading: Reading) {
  return (
    named.some((match) => match.named) ||
    (known.length < FEW_IN_USE && isRequested(text, about, known)) ||
    opensWith(concerned, text, known) ||
    asked !== undefined ||
    isStackOf(text, known) ||
    isBuilt(known, reading) ||
    (known.length <= 1 && namesSomebody(about)) ||
    (known.length === 0 && (reading.tools.length === 0 || isProse(text)))
  )
}

const REQUEST =
  /\b(?:tools|setup|set-up|stack|kit|apps|software|gear) for\b|\b(?:looking for|recommend|suggest|help me)\b/i

/** "Tools for a PhD in mycology, Stata user": whoever asks for tools and names one on the way has a field, known or not. */
const isRequested = (text: string, about: string, known: readonly FoundTool[]): boolean =>
  REQUEST.test(text) && nearestField(withoutTools(about, namesOf(known, text))) !== undefined

const IS_FOR = /\bfor (?:an?|my|our)\b/i

/** "Headless Shopify with Hydrogen", "Terraform and Azure for our bank": technologies are all that it names, and no list of them. */
const isBuilt = (known: readonly FoundTool[], { layout }: Reading): boolean =>
  buildersWith(known.flatMap(({ entry }) => entry ?? [])).length > 0 &&
  known.every(({ entry }) => entry && (BUILT_WITH.has(entry.category) || buildersWith([entry]).length > 0)) &&
  (!layout.isList || IS_FOR.test(layout.items.at(-1)?.text ?? ''))

/** Things that nobody knows may stand in a list; a sentence that was cut at its commas is none. */
const isProse = (text: string) =>
  text === text.toLowerCase() &&
  /\b(?:who|that|my|to|needs?|wants?|for|with|and)\b/.test(text) &&
  tokenize(text).length > 4
