/** Characters that are not confused when read aloud or copied by hand. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
export const CODE_LENGTH = 10

/** At least one digit, so that no page's name is a code. */
export const isShareCode = (text: string): boolean =>
  text.length === CODE_LENGTH && /\d/.test(text) && [...text].every((letter) => CODE_LETTERS.includes(letter))

/** The code in a pasted text: a code, or a link of the product with one. */
export function shareCodeIn(text: string): string {
  const trimmed = text.trim()
  // Some browsers copy addresses without "https://".
  const link = trimmed.includes('/') && !/^\w+:\/\//.test(trimmed) ? `https://${trimmed}` : trimmed
  if (!URL.canParse(link)) return trimmed
  const url = new URL(link)
  const [last, ...before] = url.pathname.split('/').filter(Boolean).reverse()
  const named = last === 'embed' ? before[0] : last?.replace(/\.(?:svg|png|json|md)$/, '')
  return url.searchParams.get('share') ?? named ?? trimmed
}
