/**
 * Draws places from 0 to `count` - 1 with Zipf's distribution: the place n is drawn in proportion
 * to 1 / (n + 1), as pages of a site are opened. A few pages are hot, and most visits of the others
 * are the first for hours.
 */
export function zipf(count: number, random: () => number = Math.random): () => number {
  const upTo = new Float64Array(count)
  let sum = 0
  for (let place = 0; place < count; place++) upTo[place] = sum += 1 / (place + 1)
  return () => {
    const drawn = random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? sum) <= drawn) low = middle + 1
      else high = middle
    }
    return low
  }
}
