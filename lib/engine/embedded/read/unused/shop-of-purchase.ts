import type { Mention } from '../mention'
import type { ReadText } from '../text'
import { contextOf } from './name-context'

/** Shops that are named only as the place of a purchase. */

const BOUGHT =
  / (?:bought|buying|got|found|ordered|ordering|purchased|snagged|scored|grabbed|picked (?:\S+ ){0,3}up|came|comes|secondhand|second hand|used|refurbished|refurb|sale|deal|steal|bargain|discount|compre|compramos|comprei|comprad[oa]s?|segunda mano|segunda mao|achetee?s?|trouvee?s?|doccasion|gebraucht|gekauft|geholt|gefunden)(?: (?!(?:i|we|but|to|sell|sells|selling|sold)\b|and (?!(?:an?|the|my|¤)\b))\S+){0,7} (?:on|from|at|off|via|through|en|em|no|na|sur|chez|bei|auf|uber|von)(?: (?:of|the|an?|some|¤|or))*$/
const BOUGHT_BEHIND =
  /^ (?:\S+ ){0,2}(?:gekauft|geholt|gefunden|ersteigert|erstanden|bestellt|bought|purchase|find|score|bargain|steal)\b/
/** "From Reverb for 300 bucks". */
const FROM = / (?:from|off|bei|uber|von)(?: (?:the|an?))*$/
const AT_A_PRICE = /^ for (?:about |around |like |only |just |under )?\d+\b/
const MARKETPLACE = /^(?:marketplace|market|outlet|listing|auction|seller|deal|sale)s?$/

export function isShopOfPurchase({ entry, from, to }: Mention, text: ReadText, named: ReadonlySet<number>): boolean {
  if (entry.category !== 'ecommerce' && !MARKETPLACE.test(text.tokens[to]?.text ?? '')) return false
  const { before, after } = contextOf(from, to, text, named)
  return BOUGHT.test(before) || BOUGHT_BEHIND.test(after) || (FROM.test(before) && AT_A_PRICE.test(after))
}
