/** None that is mixed up with another when read aloud or copied by hand. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
export const CODE_LENGTH = 10

/** At least one digit, so that no page's name is a code. */
export const isShareCode = (text: string): boolean =>
  text.length === CODE_LENGTH && /\d/.test(text) && [...text].every((letter) => CODE_LETTERS.includes(letter))

/**
 * The code in what a visitor pasted: the code itself, or any of the product's links that carry one.
 */
export function shareCodeIn(text: string): string {
  const trimmed = text.trim()
  // Some browsers show and copy addresses without their beginning.
  const link = trimmed.includes('/') && !/^\w+:\/\//.test(trimmed) ? `https://${trimmed}` : trimmed
  if (!URL.canParse(link)) return trimmed
  const url = new URL(link)
  const [last, ...before] = url.pathname.split('/').filter(Boolean).reverse()
  const named = last === 'embed' ? before[0] : last?.replace(/\.(?:svg|png|json|md)$/, '')
  return url.searchParams.get('share') ?? named ?? trimmed
}
