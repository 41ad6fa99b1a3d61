/**
 * The search columns of name, title and handle. Words are in lower case, each after a single space,
 * the handle after ' @', so that "begins with" is a plain LIKE that the trigram index supports.
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

/**
 * Normalises a text for searching, and the searched columns: "cafe" finds "Café", and the reverse.
 */
export function normaliseSearchText(text: string): string {
  const bare = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC')
  return bare.toLowerCase().replace(/\s+/g, ' ').trim()
}
