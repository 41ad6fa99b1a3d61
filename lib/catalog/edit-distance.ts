/**
 * Whether the words differ by one insertion, deletion, substitution or transposition; the first
 * letter must match.
 */
export function isOneEdit(typed: string, meant: string): boolean {
  if (typed === meant || typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  const restTyped = typed.slice(at)
  const restIntended = meant.slice(at)
  return (
    restTyped.slice(1) === restIntended ||
    restTyped === restIntended.slice(1) ||
    restTyped.slice(1) === restIntended.slice(1) ||
    (restTyped[0] === restIntended[1] &&
      restTyped[1] === restIntended[0] &&
      restTyped.slice(2) === restIntended.slice(2))
  )
}

/** The Levenshtein distance. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return Math.abs(a.length - b.length)
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[b.length] ?? 0
}
