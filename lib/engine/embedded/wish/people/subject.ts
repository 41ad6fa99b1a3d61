import { isAskedFor, wordsOf } from '../../knowledge/archetypes'
import { namesSomebody } from '../../knowledge/occupations'
import { stems } from '../../knowledge/stem'
import { isForEarning } from './earning'
import { findArchetypes, type Match } from './find-archetypes'

/** Who tells, shows or sells something, and what: "a podcast about cycling", "a woodworking channel", "an online shop for candles". */

const either = (...ways: readonly RegExp[]): string => `(?:${ways.map(({ source }) => source).join('|')})`

const PUBLISHED = either(
  /podcast(?:s|er|ing)?|newsletters?|vlog(?:s|ger|ging)?|blog(?:s|ger|ging)?|online courses?|(?:sell|sells|selling) (?:my |our )?(?:online |video )?courses/,
  /youtuber|(?:youtube|video)[- ](?:channels?|videos?|shorts|series)/,
  /(?:tiktok|instagram) (?:accounts?|pages?|profiles?|channels?|videos?|reels)/,
)
const MEDIUM = either(new RegExp(PUBLISHED), /youtube|tiktok|instagram|reels/)
const SHOP = /(?:(?:online|web|etsy|shopify) ?(?:shop|store|boutique)s?|webshops?)/.source
/** "A podcast with a friend about cycling" */
const ON_THE_WAY = /(?:\s+\p{Ll}+){0,4}?,?\s+/u.source

const ABOUT = new RegExp(
  `^(.*?\\b${MEDIUM})\\b${ON_THE_WAY}(?:about|on|covering|dedicated to|devoted to)\\s+(.+)$`,
  'iu',
)
const SELLING = new RegExp(`^(.*?\\b${SHOP})\\b${ON_THE_WAY}(?:for|selling|sells?|with|of)\\s+(.+)$`, 'iu')
/** "Woodworking YouTube channel": what stands before it says about what, too, and no "weekly newsletter for my church". */
const BEGINS = /(?:^|\b(?:an?|my|our|the|start|launch|run|running|hosting)\s+)/.source
const PLAIN = /(?!(?:an?|my|our|the|who|that|for|with|and|of|to|on|in|start|launch|run|running|hosting)\b)\p{L}+\s+/u
  .source
const BEFORE = new RegExp(`${BEGINS}((?:${PLAIN}){1,3})(${PUBLISHED})\\b(?!.*\\bfor (?:my|our|an?)\\b)`, 'iu')
/** "Local politics with three volunteers", "wine, for beginners": where the subject ends. */
const END = /[,;:.!?()]|\s(?:with|for|from|who|that|which|to|at|by|using|because|without|as|and (?:i|we))\b/i

interface Told {
  /** What is run, up to the word for it. */
  readonly medium: string
  readonly subject: string
  readonly isSold?: boolean
  /** Only a name for those who do so says what it is about: a "weekly newsletter" is no menu of a week. */
  readonly inPassing?: boolean
}

function toldIn(wish: string): Told | undefined {
  const [, medium, about] = ABOUT.exec(wish) ?? []
  if (medium && about) return { medium, subject: about }
  const [, shop, goods] = SELLING.exec(wish) ?? []
  if (shop && goods) return { medium: shop, subject: goods, isSold: true }
  const [, before, after] = BEFORE.exec(wish) ?? []
  // Whose it is says nothing of what it is about ("a church newsletter"), and a "food blog" has a name of its own.
  return before && after && !namesSomebody(before) && !isAskedFor(`${before.trim().split(/\s+/).at(-1) ?? ''} ${after}`)
    ? { medium: after, subject: before, inPassing: true }
    : undefined
}

/** However it is made, it is what it is. */
const HANDMADE = /\b(?:hand|home)[- ]?made\b/i

/** So much of what such people keep is what one speaks about. */
const SECTIONS = 3

/** Who runs it, and whoever does what it is about, with what they do it with; what they earn with is the first one's own. */
export function whoTells(wish: string): Match[] | undefined {
  const told = toldIn(wish)
  if (!told) return undefined
  const subject = (told.subject.split(END)[0] ?? '').replace(HANDMADE, ' ')
  const [teller] = findArchetypes(told.medium)
  const known = stems(subject).length > 0 ? whoDoes(subject, told.inPassing) : undefined
  if (!teller?.named || !known || known.archetype === teller.archetype) return undefined
  const { archetype } = known
  // Who keeps nothing to sell with does not make what a shop sells.
  if (told.isSold && !archetype.sections.some(({ category }) => category === 'ecommerce')) return undefined
  const sections = archetype.sections.filter((section) => !isForEarning(section, archetype)).slice(0, SECTIONS)
  return [teller, { ...known, archetype: { ...archetype, sections } }]
}

/** "Wine" alone is nobody's name, and all that is said. */
function whoDoes(subject: string, inPassing = false): Match | undefined {
  const matches = findArchetypes(subject)
  const said = stems(subject)
  return (
    matches.find(({ outright }) => outright) ??
    (inPassing
      ? undefined
      : matches.find(({ archetype, named }) => named || said.every((word) => wordsOf(archetype).has(word))))
  )
}
