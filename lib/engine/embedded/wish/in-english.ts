import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isCommonWord } from '@/lib/catalog/everyday'
import { fold, tokenize } from '@/lib/catalog/tokens'

/** A wish in German, French, Spanish, Portuguese, Italian or Dutch, word by word in the language of the archetypes. */

const PATH = 'lib/engine/embedded/wish/foreign-words.txt'
/** "Hochzeitsfotografin": parts of a compound, with the letters that join them. */
const MIN_PART = 4
const JOINTS = ['', 's', 'n', 'en', 'es']
/** "Código abierto" and "logiciel libre": adjectives that follow their noun. */
const TURNED: readonly [RegExp, string][] = [
  [/\beverything (?:selbst )?hosts\b/g, 'hosts everything himself'],
  [/\bsource open\b/g, 'open source'],
  [/\b(?:software|programs?) libres?\b/g, 'free software'],
  [/\b(developer|designer|software) (web|graphic|front-?end|back-?end|mobile|freelance)\b/g, '$2 $1'],
  [/\b(?:canal|channel|chaîne|canale|kanaal) (?:(?:de|di|do|en|em|su) |d['’])?youtube\b/g, 'youtube channel'],
  [
    /\b(podcast|newsletter|blog|vlog|channel|kanaal|course|videos) (?:sobre|sur|über|om|su|over) (?:(?:el|la|los|las|le|les|il|lo|gli|os|as|het|de|die|das|den) |l['’])?/g,
    '$1 about ',
  ],
  [/\bpour (?=(?:an?|my|our|the)\b)/g, 'for '],
  [/\b(?:app|application)s? (mobile|web)s?\b/g, '$1 app'],
  [/\b(photographer|photography) (?:de |d')?(wedding|wildlife|portrait|bird)s?\b/g, '$2 $1'],
  [/\bbusiness (?:small )?(?:de |d')?cleaning\b/g, 'cleaning business'],
  [/\bteacher (?:de |d')?(math|music|piano|yoga|spanish|english)\b/g, '$1 teacher'],
]

let words: ReadonlyMap<string, string> | undefined

function load(): ReadonlyMap<string, string> {
  const lines = readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), PATH), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const space = line.indexOf(' ')
      const word = fold(line.slice(0, space))
      return space < 0 || line.startsWith('#') || isCommonWord(word) ? [] : [[word, line.slice(space + 1)]]
    }),
  )
}

export function inEnglish(wish: string): string {
  let english = ''
  let last = 0
  let foreign = 0
  for (const { text, start, end } of tokenize(wish)) {
    const word = translated(text)
    if (word !== undefined) foreign++
    english += wish.slice(last, start) + (word ?? wish.slice(start, end))
    last = end
  }
  if (foreign === 0) return wish
  return TURNED.reduce((text, [turned, right]) => text.replace(turned, right), english + wish.slice(last))
}

function translated(word: string): string | undefined {
  words ??= load()
  const whole = words.get(word)
  if (whole !== undefined) return whole
  for (let cut = word.length - MIN_PART; cut >= MIN_PART; cut--) {
    const head = word.slice(0, cut)
    const tail = words.get(word.slice(cut))
    if (tail === undefined) continue
    const joint = JOINTS.find(
      (letters) => head.endsWith(letters) && words?.has(head.slice(0, head.length - letters.length)),
    )
    if (joint !== undefined) return `${words.get(head.slice(0, head.length - joint.length)) ?? ''} ${tail}`
  }
  return undefined
}
