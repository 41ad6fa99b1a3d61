import { type FaceCounts, measureFaces, PROFESSIONS, sumOf } from './faces/measure'

/**
 * `npm run faces`: prints shares of marks and app icons over 60 generated stacks. Fails above the
 * limits below.
 */

const MAX_BARE = 0.05
const MAX_APP = 0.4
const MIN_CONTRAST = 4.5

const percent = (part: number, { tools }: FaceCounts) => `${((part / tools) * 100).toFixed(1)} %`.padStart(8)
const row = (name: string, counts: FaceCounts) => {
  const { tools, own, maker, app, bare, alike, leastContrast } = counts
  const shares = [own, maker, app, bare].map((part) => percent(part, counts)).join('')
  return `${name.padEnd(22)}${String(tools).padStart(6)}${shares}${String(alike).padStart(8)}${leastContrast.toFixed(2).padStart(10)}`
}

console.log(`${'profession'.padEnd(22)} tools     own   maker     app    bare   alike  contrast`)
const all = Object.entries(PROFESSIONS).map(([name, prompts]) => {
  const counts = measureFaces(prompts)
  console.log(row(name, counts))
  return counts
})
const sum = sumOf(all)
console.log(row('all', sum))
const isBroken =
  sum.bare > sum.tools * MAX_BARE || sum.app > sum.tools * MAX_APP || sum.alike > 0 || sum.leastContrast < MIN_CONTRAST
process.exitCode = isBroken ? 1 : 0
