import { isOrdinary } from '@/lib/catalog/everyday'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf } from '@/lib/catalog/tokens'
import { readConstraints } from '../constraints/constraints'
import { isRefused } from '../constraints/fits'

/**
 * "A replacement for Evernote", "better than Trello but free": what a wish wants to put another
 * thing in the place of.
 */

interface Replaced {
  readonly entries: readonly CatalogEntry[]
  /** The wish without the words that say so. */
  readonly rest: string
}

/** The name behind these words is to be replaced, even if it has another meaning. */
const SURELY =
  /\b(?:alternativ(?:es?|as?|en?) (?:to|for|of|zu|zum|zur|für|a|à|al|au|de|do)|(?:replacements?|substitutes?|successors?|ersatz) (?:for|of|für|to)|(?:apps?|tools?|programs?|software|services?|something|anything) (?:like|similar to)|(?:competitors?|equivalents?|rivals?) (?:to|of|for)|similar to|(?<=^\W*)like(?= .+\bbut\b)|instead of)\s+/iu
const PERHAPS =
  /\b(?:(?:better|cheaper|simpler|easier|other) than|replac(?:e|ing)|(?:tired|sick) of|fed up with|(?:switch|switching|migrate|migrating|move|moving) (?:[\p{L}\d]+ ){0,6}?from|leav(?:e|ing)|quit(?:ting)?|get(?:ting)? (?:rid of|away from)|ditch(?:ing)?)\s+/iu
/** "Canva alternative", "Evernote replacement" */
const BEFORE =
  /((?:[^\s,;:!?]+\s+){1,4})(?:alternatives?|replacements?|substitutes?|clones?|competitors?|equivalents?)\b/iu
/** "Notion-like", "a Trello-style board" */
const LIKE = /(?<![\p{L}\p{N}])([\p{L}\p{N}.+]+)-(?:like|style|esque)(?![\p{L}-])/iu
/**
 * "Self-hosted Dropbox", "a free Photoshop": what is asked for is like it in everything but this.
 */
const DEMANDED =
  /^\W*(?:(?:i|we) (?:want|need|wish for) |looking for )?(?:an?|some|the)?\s*(?:really |completely |fully )?(?:free|open[- ]source|self[- ]hosted|offline|private|cheap(?:er)?|subscription[- ]free)\s+/iu
const SAYS_WHERE_TO =
  /^\s+(?:over )?to\s(?!some|any|an?\s|(?:\w+ )?alternatives?\b|(?:open[- ]source|free|libre|european|self[- ]hosted) (?:software|tools|apps|programs|services|ones?)\b|open[- ]source\b)/i
const LONGEST_NAME = 4

/**
 * "Everything Adobe does", "from Microsoft": the maker's name for the best known of what it makes.
 */
const WHOLE_MAKER =
  /\b(?:(?:everything|all|anything|the products)(?: that)?(?: from| by| of)? (adobe|microsoft)(?: (?:does|makes|has|offers|sells))?|(?<=(?:from|leave|leaving|ditch(?:ing)?|replac(?:e|ing)|to|rid of) )(adobe|microsoft)(?= to\b|\W*$| (?:for|with|as)\b))/giu
const KNOWN_FOR: Readonly<Record<string, string>> = { adobe: 'Creative Cloud', microsoft: 'Microsoft 365' }

export function readReplaced(text: string): Replaced | undefined {
  const wish = text.replace(WHOLE_MAKER, (said, one: string | undefined, other: string | undefined) => {
    const known = KNOWN_FOR[(one ?? other ?? '').toLowerCase()]
    return known ?? said
  })
  const behind = namedBehind(SURELY, wish, named)
  if (behind) return behind.replaced
  const left = namedBehind(PERHAPS, wish, plainlyNamed)
  // "Switch from Windows to Linux" and "from AutoCAD to BIM" say where to, and are no question.
  if (left) return SAYS_WHERE_TO.test(left.after) ? undefined : left.replaced
  return demandedLike(wish) ?? alike(wish) ?? namedBefore(wish)
}

interface Behind {
  readonly replaced: Replaced
  /** What stands behind the first name. */
  readonly after: string
}

/** "Alternatives to Slack and Zoom": names that follow what is said of them. */
function namedBehind(
  pattern: RegExp,
  wish: string,
  find: (name: string) => CatalogEntry | undefined,
): Behind | undefined {
  const match = pattern.exec(wish)
  if (!match) return undefined
  const behind = wish.slice(match.index + match[0].length)
  const words = behind.split(/\s+/).slice(0, LONGEST_NAME)
  for (let count = words.length; count > 0; count--) {
    const name = withoutStop(words.slice(0, count).join(' '))
    const entry = find(name)
    if (!entry) continue
    const after = behind.slice(behind.indexOf(name) + name.length)
    const others = furtherNames(after)
    const rest = `${wish.slice(0, match.index)} ${others.rest}`
    return { replaced: { entries: [entry, ...others.entries], rest }, after }
  }
  return undefined
}

const UP_TO_ITS_USE = /^[^,.;:!?]+?(?=\s+(?:for|on|with|without|that|who)\b|[,.;:!?]|\s*$)/iu

function demandedLike(wish: string): Replaced | undefined {
  const demanded = DEMANDED.exec(wish)?.[0]
  if (demanded === undefined) return undefined
  const behind = wish.slice(demanded.length)
  const name = UP_TO_ITS_USE.exec(behind)?.[0]
  const like = name ? plainlyNamed(name) : undefined
  if (!name || !like || !isRefused(like, readConstraints(wish))) return undefined
  return { entries: [like], rest: `${demanded} ${behind.slice(name.length)}` }
}

function alike(wish: string): Replaced | undefined {
  const [said, name] = LIKE.exec(wish) ?? []
  const model = name === undefined ? undefined : named(name)
  return said !== undefined && model ? { entries: [model], rest: wish.replace(said, ' ') } : undefined
}

function namedBefore(wish: string): Replaced | undefined {
  const before = BEFORE.exec(wish)
  if (!before) return undefined
  const words = before[1]?.trim().split(/\s+/) ?? []
  for (let from = 0; from < words.length; from++) {
    const entry = named(words.slice(from).join(' '))
    if (!entry) continue
    const after = wish.slice(before.index + before[0].length)
    return { entries: [entry], rest: `${wish.slice(0, before.index)} ${words.slice(0, from).join(' ')} ${after}` }
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
    const entry = plainlyNamed(name)
    if (!entry) continue
    const others = furtherNames(behind.slice(name.length))
    return { entries: [entry, ...others.entries], rest: others.rest }
  }
  return { entries: [], rest: text }
}

const withoutStop = (name: string): string => name.replace(/[^\p{L}\p{N}+#]+$/u, '')

/** To change an operating system or a machine is another wish: all tools on it change too. */
const CHANGED_WHOLE: ReadonlySet<string> = new Set(['os', 'computer', 'phone', 'tablet-device'])

const isEveryday = (name: string): boolean =>
  name === name.toLowerCase() && name.split(' ').every((word) => isOrdinary(word))

/**
 * What a name means where it is surely one: several everyday words in small letters are none all
 * the same.
 */
function named(name: string): CatalogEntry | undefined {
  const plain = withoutStop(name)
  if (isEveryday(plain) && keyOf(plain).includes(' ')) return undefined
  const entry = entryNamed(plain)
  return entry && !CHANGED_WHOLE.has(entry.category) ? entry : undefined
}

/** Where it may be a word as well. */
const plainlyNamed = (name: string): CatalogEntry | undefined =>
  isEveryday(withoutStop(name)) ? undefined : named(name)
