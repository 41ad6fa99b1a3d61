import type { NameContext } from './name-context'

/** Companies in the news: bids, mergers, owners, shares. Such a sentence says nothing about use. */

/** "Figma bought another startup, Notion raised prices", "Salesforce owns Slack". */
const DOES =
  /^ (?:(?:has|have|just|also|recently|finally|reportedly) )*(?:bought(?! (?:off|from|at|used|second|in|for|on|new|with|when|after)\b)|acquired|swallowed|owns ¤|merged with ¤|raised (?:its |their |the |\d)?(?:prices?|\d|money|another|series)|announced|unveiled|laid off|rebranded|went (?:public|bankrupt)|filed for|sued|is (?:buying|acquiring|suing))(?! it\b)/
/** "Adobe's bid for Figma", "the merger with Miro", "shares of Zoom". */
const DEAL =
  / (?:bid for|(?:takeover|acquisition|buyout|shares?|valuation|ipo|layoffs) (?:of|at|in)|merger with|investors? in|stake in)(?: (?:the|¤|and|or))*$/
/** "Broadcom swallowed VMware": the acquired company. A studio that acquired a Leica has it. */
const BOUGHT_BY = /(?: ¤ (?:acquired|acquires|owns|bought)| swallowed| merged with)(?: ¤| and)*$/

export const isCompanyNews = ({ before, after }: NameContext): boolean =>
  DOES.test(after) || DEAL.test(before) || BOUGHT_BY.test(before)
