/** What somebody does when, and what else they love: "nurse by day, DJ by night", "plumber with a passion for bread". */

const WHEN =
  /[,;]?\s+(?:by (?:day|night)|(?:on|during|at) (?:the )?(?:week ?days?|week ?ends?|week)|in the evenings?|after work|on the side|in (?:my|our|his|her|their) (?:spare|free) time)(?![ -](?:warrior|trips?|breaks?|edition))\b[,;:]?/i
const BESIDES =
  /[,;]?\s+(?:and )?(?:with|has|have|runs?|running|builds?|building|starting) (?:an? |my |their |his |her )?(?:(?:small|little|big|great|secret) )?(?:passion|love|side[- ](?:business|hustle|project|gig)) (?:for|of|in|as|with|doing|selling|making)\s+/gi

/** Says both in a row: "nurse and DJ". */
export function inARow(wish: string): string {
  const parts = wish
    .replace(BESIDES, ' and ')
    .split(WHEN)
    .map((part) => part.replace(/^\s*(?:and|but|i|he|she|they)\s+/i, '').trim())
    .filter((part) => part !== '')
  return parts.length > 1 ? parts.join(' and ') : (parts[0] ?? wish)
}
