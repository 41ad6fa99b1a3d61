/**
 * How name, title and handle lie in the columns that a search reads. Words are lower case and
 * follow a single space, the handle behind ' @': so "begins with" is a plain LIKE that the trigram
 * index serves.
 */
export function searchColumns({ name, title, twitterHandle }: { name: string; title: string; twitterHandle: string }) {
  const handleKey = twitterHandle.toLowerCase()
  const parts = [normaliseSearchText(name), normaliseSearchText(title), handleKey && `@${handleKey}`]
  return { searchText: ` ${parts.filter(Boolean).join(' \n ')}`, handleKey }
}

/**
 * Diacritics of Latin, Greek and Cyrillic letters. Vowel signs of other scripts are combining
 * marks, too, and stay.
 */
const ACCENTS = /[\u0300-\u036f]/g

/** A text as it is searched for, and in: "cafe" finds "Café", and the other way round. */
export function normaliseSearchText(text: string): string {
  const bare = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC')
  return bare.toLowerCase().replace(/\s+/g, ' ').trim()
}
