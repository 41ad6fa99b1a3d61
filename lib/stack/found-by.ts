/**
 * How name, title and handle lie in the columns that a search reads. Words are lower case and stand behind a single
 * space, the handle behind ' @': so "begins with" is a plain LIKE that the trigram index serves.
 */
export function foundBy({ name, title, twitterHandle }: { name: string; title: string; twitterHandle: string }) {
  const handleKey = twitterHandle.toLowerCase()
  const parts = [inSearch(name), inSearch(title), handleKey && `@${handleKey}`]
  return { searchText: ` ${parts.filter(Boolean).join(' \n ')}`, handleKey }
}

/** A text as it is searched for, and in. */
export function inSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
