/**
 * How well the best of the names fits a query: 4 the whole name, 3 its beginning, 2 the beginning
 * of a word, 1 anywhere, 0 not at all. An empty query fits every name.
 */
export function nameFit(names: readonly string[], query: string): number {
  if (query === '') return 1
  const best = names.map((name) =>
    name === query ? 4 : name.startsWith(query) ? 3 : name.includes(` ${query}`) ? 2 : name.includes(query) ? 1 : 0,
  )
  return Math.max(...best)
}
