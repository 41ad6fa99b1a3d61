import { entryNamed } from '@/lib/catalog/name-index'
import { keyOf } from '@/lib/catalog/tokens'
import { either, oneOf } from '../../either'

/** Tools that a wish turns down in whole phrases: "can't afford Logos", "wants out of Trados", "nobody wants WhatsApp". */

const NOT = /(?:do|does|did|will|would)(?:n['’]?t| not)/
const HANDLES = oneOf('use touch open buy own have see learn')
const BEHIND = new RegExp(
  `\\b${either(
    /(?:sick|tired|bored|weary) of|(?:fed up|done|through) with|(?:had|have) enough of/,
    /can(?:['’]?t|not) afford|want(?:s|ed)? out of|get(?:ting)? (?:off|out of)/,
    /no (?:[a-z]+ )?like|nothing (?:from|by|like)|(?:nobody|no one|none of us) (?:here )?(?:wants|uses|likes)/,
    new RegExp(
      `${NOT.source} (?:want|like|need|trust)(?: to)?(?: (?:(?:deal|work|bother|mess) with|pay for|${HANDLES}))?`,
    ),
    /(?:dislik|loath|despis)(?:es?|ing)/,
  )} (?:(?:any|the|another) )?`,
  'giu',
)
/** "Been using Duolingo for 200 days and I'm sick of it" */
const BEFORE =
  /\b(?:using|used|on|with|tried|had|have) ([\p{L}\d.+# ]{2,30}?)(?= (?:for|since|until|till|and|but|all)\b|,)[^.!?]{0,60}\b(?:(?:sick|tired|bored) of|fed up with|done with|hate) (?:it|them)\b/giu

const LONGEST_NAME = 3
const JOINED = /^\s*(?:,|and|or|nor|&|\/)\s*(?:and\s+|or\s+)?/iu

/** The names at the beginning of these words that the catalogue knows, joined as in a list. */
function namesAtStart(text: string): string[] {
  const words = text.split(/\s+/).slice(0, LONGEST_NAME)
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const plain = name.replace(/[^\p{L}\p{N}+#]+$/u, '')
    if (!entryNamed(plain)) continue
    const behind = text.slice(text.indexOf(plain) + plain.length)
    const joint = JOINED.exec(behind)
    return [keyOf(plain), ...(joint ? namesAtStart(behind.slice(joint[0].length)) : [])]
  }
  return []
}

export const turnedDown = (wish: string): string[] => [
  ...[...wish.matchAll(BEHIND)].flatMap((match) => namesAtStart(wish.slice(match.index + match[0].length))),
  ...[...wish.matchAll(BEFORE)].flatMap(([, name = '']) => namesAtStart(name)),
]
