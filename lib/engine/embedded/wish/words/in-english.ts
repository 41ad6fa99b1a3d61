import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isCommonWord } from '@/lib/catalog/everyday'
import { fold, tokenize } from '@/lib/catalog/tokens'

/** A wish in German, French, Spanish, Portuguese, Italian, Dutch, Polish or Swedish, word by word in the language of the archetypes. */

const PATH = 'lib/engine/embedded/wish/words/foreign-words.txt'
/** "Hochzeitsfotografin": parts of a compound, with the letters that join them. */
const MIN_PART = 4
const JOINTS = ['', 's', 'n', 'en', 'es']
/** "Código abierto" and "logiciel libre": adjectives that follow their noun. */
const TURNED: readonly [RegExp, string][] = [
  [/\beverything (?:selbst )?hosts\b/gi, 'hosts everything himself'],
  [/\bsource open\b/gi, 'open source'],
  [/\b(?:software|programs?) libres?\b/gi, 'free software'],
  [/\b(developer|designer|software) (web|graphic|front-?end|back-?end|mobile|freelance)\b/gi, '$2 $1'],
  [/\b(?:canal|channel|chaîne|canale|kanaal) (?:(?:de|di|do|en|em|su) |d['’])?youtube\b/gi, 'youtube channel'],
  [
    /\b(podcast|newsletter|blog|vlog|channel|kanaal|course|videos) (?:start )?(?:sobre|sur|über|om|su|over|o) (?:(?:el|la|los|las|le|les|il|lo|gli|os|as|het|de|die|das|den) |l['’])?/gi,
    '$1 about ',
  ],
  [/\bediting (?:de |di |des |d[’'])?videos?\b/gi, 'video editing'],
  [/\b(?:en|sur|sul|no|na|på) (?:el |le |la |il |mon |mi |meu |mój |min )?(phone|tablet|computer)\b/gi, 'on my $1'],
  [/\bpour (?=(?:an?|my|our|the)\b)/gi, 'for '],
  [/\b(?:app|application)s? (mobile|web)s?\b/gi, '$1 app'],
  [/\b(photographer|photography) (?:de |d')?(wedding|wildlife|portrait|bird|street|landscape)s?\b/gi, '$2 $1'],
  [/\bbusiness (?:small )?(?:de |d')?cleaning\b/gi, 'cleaning business'],
  [
    /\b(?:teacher|professor) (?:de |d')?(math|music|piano|yoga|pilates|guitar|spanish|english|german|french|chemistry|physics|biology|history)\b/gi,
    '$1 teacher',
  ],
]

interface Words {
  readonly plain: ReadonlyMap<string, string>
  /** Words of English, or parts of a name, that mean something else beside other words of these languages. */
  readonly besideOthers: ReadonlyMap<string, string>
}

let read: Words | undefined

const BESIDE_OTHERS = '~'

function load(): Words {
  const lines = readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), PATH), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const space = line.indexOf(' ')
      return space < 0 || line.startsWith('#') ? [] : [[line.slice(0, space), line.slice(space + 1)] as const]
    })
  const plain = lines
    .filter(([word]) => !word.startsWith(BESIDE_OTHERS))
    .map(([word, english]) => [fold(word), english] as const)
  const others = lines.filter(([word]) => word.startsWith(BESIDE_OTHERS))
  return {
    plain: new Map(plain.filter(([word]) => !isCommonWord(word))),
    besideOthers: new Map(others.map(([word, english]) => [fold(word.slice(BESIDE_OTHERS.length)), english])),
  }
}

export function inEnglish(wish: string): string {
  const { plain, besideOthers } = (read ??= load())
  const tokens = tokenize(wish).map((token) => ({ ...token, english: translated(token.text, plain) }))
  if (tokens.every(({ english }) => english === undefined)) return wish
  let english = ''
  let last = 0
  for (const { text, start, end, english: known } of tokens) {
    english += wish.slice(last, start) + (known ?? besideOthers.get(text) ?? wish.slice(start, end))
    last = end
  }
  return TURNED.reduce((text, [turned, right]) => text.replace(turned, right), english + wish.slice(last))
}

function translated(word: string, words: Words['plain']): string | undefined {
  const whole = words.get(word)
  if (whole !== undefined) return whole
  for (let cut = word.length - MIN_PART; cut >= MIN_PART; cut--) {
    const head = word.slice(0, cut)
    const tail = words.get(word.slice(cut))
    if (tail === undefined) continue
    const joint = JOINTS.find(
      (letters) => head.endsWith(letters) && words.has(head.slice(0, head.length - letters.length)),
    )
    if (joint !== undefined) return `${words.get(head.slice(0, head.length - joint.length)) ?? ''} ${tail}`
  }
  return undefined
}
