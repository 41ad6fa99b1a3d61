import { isOrdinary } from '@/lib/catalog/everyday'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf } from '@/lib/catalog/tokens'
import { readConstraints } from './constraints'
import { isRefused } from './fits'

/** "A replacement for Evernote", "better than Trello but free": what a wish wants to put another thing in the place of. */

export interface Replaced {
  readonly entries: readonly CatalogEntry[]
  /** The wish without the words that say so. */
  readonly rest: string
}

/** Behind these words stands what is to go, whatever else its name means. */
const SURELY =
  /\b(?:alternativ(?:es?|as?|en?) (?:to|for|of|zu|zum|zur|für|a|à|al|au|de|do)|(?:replacements?|substitutes?|successors?|ersatz) (?:for|of|für|to)|(?:apps?|tools?|programs?|software|services?|something|anything) (?:like|similar to)|(?:competitors?|equivalents?|rivals?) (?:to|of|for)|similar to|(?<=^\W*)like(?= .+\bbut\b)|instead of)\s+/iu
const PERHAPS =
  /\b(?:(?:better|cheaper|simpler|easier|other) than|replac(?:e|ing)|(?:tired|sick) of|fed up with|(?:switch|switching|migrate|migrating|move|moving) (?:[\p{L}\d]+ ){0,6}?from|leav(?:e|ing)|quit(?:ting)?|get(?:ting)? (?:rid of|away from)|ditch(?:ing)?)\s+/iu
/** "Canva alternative", "Evernote replacement" */
const BEFORE =
  /((?:[^\s,;:!?]+\s+){1,4})(?:alternatives?|replacements?|substitutes?|clones?|competitors?|equivalents?)\b/iu
/** "Notion-like", "a Trello-style board" */
const LIKE = /(?<![\p{L}\p{N}])([\p{L}\p{N}.+]+)-(?:like|style|esque)(?![\p{L}-])/iu
/** "Self-hosted Dropbox", "a free Photoshop": what is asked for is like it in everything but this. */
const DEMANDED =
  /^\W*(?:(?:i|we) (?:want|need|wish for) |looking for )?(?:an?|some|the)?\s*(?:really |completely |fully )?(?:free|open[- ]source|self[- ]hosted|offline|private|cheap(?:er)?|subscription[- ]free)\s+/iu
const SAYS_WHERE_TO =
  /^\s+(?:over )?to\s(?!some|any|an?\s|(?:\w+ )?alternatives?\b|(?:open[- ]source|free|libre|european|self[- ]hosted) (?:software|tools|apps|programs|services|ones?)\b|open[- ]source\b)/i
const LONGEST_NAME = 4

/** "Everything Adobe does", "from Microsoft": the maker's name for the best known of what it makes. */
const WHOLE_MAKER =
  /\b(?:(?:everything|all|anything|the products)(?: that)?(?: from| by| of)? (adobe|microsoft)(?: (?:does|makes|has|offers|sells))?|(?<=(?:from|leave|leaving|ditch(?:ing)?|replac(?:e|ing)|to|rid of) )(adobe|microsoft)(?= to\b|\W*$| (?:for|with|as)\b))/giu
const KNOWN_FOR: Readonly<Record<string, string>> = { adobe: 'Creative Cloud', microsoft: 'Microsoft 365' }

export function readReplaced(text: string): Replaced | undefined {
  const wish = text.replace(WHOLE_MAKER, (said, one: string | undefined, other: string | undefined) => {
    const known = KNOWN_FOR[(one ?? other ?? '').toLowerCase()]
    return known ?? said
  })
  for (const [pattern, sure] of [[SURELY, true] as const, [PERHAPS, false] as const]) {
    const match = pattern.exec(wish)
    if (!match) continue
    const behind = wish.slice(match.index + match[0].length)
    const words = behind.split(/\s+/).slice(0, LONGEST_NAME)
    for (let count = words.length; count > 0; count--) {
      const name = withoutStop(words.slice(0, count).join(' '))
      const entry = named(name, sure)
      // "Switch from Windows to Linux" and "from AutoCAD to BIM" say where to, and are no question.
      if (!entry) continue
      if (!sure && SAYS_WHERE_TO.test(behind.slice(behind.indexOf(name) + name.length))) return undefined
      const others = furtherNames(behind.slice(behind.indexOf(name) + name.length))
      return { entries: [entry, ...others.entries], rest: `${wish.slice(0, match.index)} ${others.rest}` }
    }
  }
  const demanded = DEMANDED.exec(wish)
  const name =
    demanded &&
    /^[^,.;:!?]+?(?=\s+(?:for|on|with|without|that|who)\b|[,.;:!?]|\s*$)/iu.exec(wish.slice(demanded[0].length))?.[0]
  const like = name ? named(name, false) : undefined
  if (like && demanded && name && isRefused(like, readConstraints(wish)))
    return { entries: [like], rest: `${demanded[0]} ${wish.slice(demanded[0].length + name.length)}` }
  const alike = LIKE.exec(wish)
  const model = alike?.[1] === undefined ? undefined : named(alike[1], true)
  if (alike && model) return { entries: [model], rest: wish.replace(alike[0], ' ') }
  const before = BEFORE.exec(wish)
  const words = before?.[1]?.trim().split(/\s+/) ?? []
  for (let from = 0; from < words.length; from++) {
    const entry = named(words.slice(from).join(' '), true)
    if (before && entry)
      return {
        entries: [entry],
        rest: `${wish.slice(0, before.index)} ${words.slice(0, from).join(' ')} ${wish.slice(before.index + before[0].length)}`,
      }
  }
  return undefined
}

const JOINED = /^\s*(?:,|and|or|&|\/|\+)\s*(?:and\s+|or\s+)?/i

/** "Alternatives to Slack and Zoom for a school": more than one is to go. */
function furtherNames(text: string): { entries: CatalogEntry[]; rest: string } {
  const joint = JOINED.exec(text)
  const behind = joint ? text.slice(joint[0].length) : ''
  const words = behind.split(/\s+/).slice(0, LONGEST_NAME)
  for (let count = words.length; count > 0; count--) {
    const name = withoutStop(words.slice(0, count).join(' '))
    const entry = named(name, false)
    if (!entry) continue
    const others = furtherNames(behind.slice(name.length))
    return { entries: [entry, ...others.entries], rest: others.rest }
  }
  return { entries: [], rest: text }
}

const withoutStop = (name: string): string => name.replace(/[^\p{L}\p{N}+#]+$/u, '')

/** Systems and machines are changed with all that is on them: that is a wish of its own. */
const CHANGED_WHOLE: ReadonlySet<string> = new Set(['os', 'computer', 'phone', 'tablet-device'])

function named(name: string, sure: boolean): CatalogEntry | undefined {
  const plain = withoutStop(name)
  const isEveryday = plain === plain.toLowerCase() && plain.split(' ').every((word) => isOrdinary(word))
  if (isEveryday && (!sure || keyOf(plain).includes(' '))) return undefined
  const entry = entryNamed(plain)
  return entry && !CHANGED_WHOLE.has(entry.category) ? entry : undefined
}
