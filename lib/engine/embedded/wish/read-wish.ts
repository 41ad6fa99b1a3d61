import { tokenize } from '@/lib/catalog/tokens'
import type { FoundTool } from '../found-tool'
import { isAskedFor } from '../knowledge/archetypes'
import { namesSomebody } from '../knowledge/occupations'
import type { Reading } from '../read/read'
import { OF_ONESELF, TELLING } from '../read/telling/telling'
import { isPlainlyTold } from '../read/told'
import { isOnlyRejection } from './brief-statement'
import { readReplaced, type Replaced } from './choice/replaced'
import { wishInsteadOf } from './choice/wish-instead'
import { readConstraints } from './conditions/constraints'
import { isUnwanted } from './conditions/fits'
import { hear } from './heard'
import { whatIsMeant, wishOf } from './meant'
import { isCallingWithDemands } from './people/calling-with-demands'
import { nearest } from './people/nearest'
import { opensWithSomebody } from './people/opens-with-somebody'
import { withoutPlaces } from './people/without-places'
import { FEW_IN_USE, isNothingButNames, isWished } from './speaks-of'
import type { Wish } from './wish'
import { inEnglish } from './words/in-english'

/** Whether a text wishes for a stack instead of telling one, and what it wishes for. */

const LONGEST_WISH = 90
/** "Is there a free Canva alternative?" states nothing, for all its verbs. */
const ASKS = /^\W*(?:what|which|is there|are there|any|can|could|how)\b[^.!?]*\??\W*$/i
const LONGEST_QUESTION = 200
/** Who opens with what they are may ramble on. */
const LONGEST_OPENED = 400
/** A text that names this many tools is a stack already. */
const TELLS_BY_TOOLS = 7

export function readWish(text: string, everything: Reading): Wish | undefined {
  const reading = OF_ONESELF.test(text) && !TELLING.test(text) ? withoutPlaces(text, everything) : everything
  const known = reading.tools.filter((tool) => tool.category !== undefined)
  const isShort = text.length <= LONGEST_OPENED
  const isOpened =
    isShort && opensWithSomebody(text, known, (entry) => isUnwanted(entry, readConstraints(text).without))
  const isIntroduced = isOpened || introducesItself(text, reading.tools)
  const isCalledOnly =
    text.length <= LONGEST_QUESTION && (isCallingWithDemands(text, known) || beginsWithSomebody(reading, known))
  const asks = isIntroduced || isCalledOnly || (text.length <= LONGEST_QUESTION && ASKS.test(text))
  if (!asks && isPlainlyTold(text, reading)) return undefined
  const words = tokenize(text).length
  if (words === 0 || words > LONGEST_WISH || known.length >= TELLS_BY_TOOLS) return undefined
  const replaced = readReplaced(text)
  if (replaced && namesNothingElse(known, replaced) && (asks || !TELLING.test(text)))
    return wishInsteadOf(replaced, text)
  if (!asks && isOnlyRejection(text, reading)) return undefined
  if (asks && !isIntroduced && !isCalledOnly && isPlainlyTold(text, reading)) return undefined
  const heard = hear(text, known)
  const meant = whatIsMeant(heard)
  if (isCalledOnly && meant.people.length > 0) return wishOf(heard, meant)
  return !isNothingButNames(heard) && isWished(heard, meant, reading, isIntroduced) ? wishOf(heard, meant) : undefined
}

/** "Hobbygärtner mit Balkon, möglichst kostenlos": in whatever language, a list that begins with somebody and names no tool. */
const beginsWithSomebody = ({ layout }: Reading, known: readonly FoundTool[]): boolean =>
  layout.isList && known.length === 0 && namesSomebody(inEnglish(layout.items[0]?.text ?? ''))

const namesNothingElse = (known: readonly FoundTool[], { entries }: Replaced): boolean =>
  known.every(({ entry, text }) => (entry && entries.includes(entry)) || isAskedFor(text))

const INTRODUCED =
  /^\W*([^,;:.!?]{4,60})(?:,| [-–—]) (?:and )?(?:we|i)(?: already| all| mostly)* (?:use|have|run on|work with|live in|are (?:all )?(?:on|in))\b[^.!?]*[.!]?\s*$/i

/** "Data team of three, we use Snowflake and dbt": who it is, and what they have already. */
function introducesItself(text: string, tools: readonly FoundTool[]): boolean {
  const who = INTRODUCED.exec(text)?.[1]
  if (who === undefined || OF_ONESELF.test(who) || tools.length > FEW_IN_USE) return false
  return tools.every(({ start }) => start >= who.length) && nearest(inEnglish(who))?.named === true
}
