import type { TestedUsage } from './train-usage'

/**
 * What the usage model reaches on names that it never saw. Words that are no tool count for neither
 * side.
 */

const KEPT = [99, 98, 97, 95, 90]

/** The share of used names that are kept, and of others that are left out. */
export function usageShares(tested: readonly TestedUsage[]): { kept: number; leftOut: number } {
  const share = (own: readonly TestedUsage[]) => (100 * own.filter(({ isRight }) => isRight).length) / own.length
  return {
    kept: share(tested.filter(({ usage }) => usage === 'used')),
    leftOut: share(tested.filter(({ usage }) => usage !== 'used' && usage !== 'none')),
  }
}

export function reportUsage(tested: readonly TestedUsage[]): void {
  for (const { isRight, usage, given, lang, name, why } of tested)
    if (!isRight)
      console.log(
        `  ${usage} → ${given} ${lang} ${name} ${why()
          .map(([feature, change]) => `${feature} ${change.toFixed(1)}`)
          .join(', ')}`,
      )
  const others = ['rejected', 'past', 'wanted', 'sponsored', 'compared', 'employer']
  const groups: [string, (own: TestedUsage) => boolean][] = [
    ['all', () => true],
    ['English', ({ lang }) => lang === 'en'],
    ['other languages', ({ lang }) => lang !== 'en'],
    ...others.map((label): [string, (own: TestedUsage) => boolean] => [
      label,
      ({ usage }) => usage === 'used' || usage === label,
    ]),
  ]
  console.log(`usage: kept and left out; left out when ${KEPT.join(', ')} % of the used names are kept`)
  for (const [what, isOne] of groups) {
    const own = tested.filter(isOne)
    const { kept, leftOut } = usageShares(own)
    const used = own.filter(({ usage }) => usage === 'used').map(({ margin }) => margin).sort((a, b) => a - b) // prettier-ignore
    const other = own.filter(({ usage }) => usage !== 'used' && usage !== 'none')
    const curve = KEPT.map((share) => {
      const least = used[Math.floor((used.length * (100 - share)) / 100)] ?? 0
      return ((100 * other.filter(({ margin }) => margin < least).length) / other.length).toFixed(0)
    })
    console.log(
      `  ${what.padEnd(16)} ${kept.toFixed(1)} % of ${used.length}, ${leftOut.toFixed(1)} % of ${other.length}; ${curve.join(' ')}`,
    )
  }
}
