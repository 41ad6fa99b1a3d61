import { parseArgs } from 'node:util'
import { hostileInputs, seededRandom, type HostileInput } from './inputs'
import { slowness } from './measure'
import { catalogueNames, GENERATE, OTHERS, type Target } from './targets'

/**
 * `npm run fuzz [-- --seed 7 --inputs 2000]`: runs hostile texts through every parser. Prints the
 * slowest, and fails when one exceeds its time limit.
 */

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, inputs: { type: 'string', default: '2000' } },
})
const SHOWN = 20

interface Result {
  readonly target: Target
  readonly input: HostileInput
  readonly ms: number
}

const results: Result[] = []
const isAbove = ({ ms, target }: Result) => ms > target.limitMs
const line = ({ ms, target, input }: Result) =>
  `${String(Math.round(ms)).padStart(6)} ms of ${target.limitMs}  ${target.name}  ${JSON.stringify(input)}`

async function measure(target: Target, input: HostileInput): Promise<void> {
  const result = { target, input, ms: await slowness(target, input) }
  results.push(result)
  if (isAbove(result)) console.log(`MISS ${line(result)}`)
}

// The first call loads data and must not be measured.
for (const target of [GENERATE, ...OTHERS]) await target.run('I use React, Figma and a Shure SM7B.')

let count = 0
for (const input of hostileInputs(seededRandom(Number(values.seed)), catalogueNames())) {
  if (count === Number(values.inputs)) break
  await measure(GENERATE, input)
  const other = OTHERS[count++ % OTHERS.length]
  if (other) await measure(other, input)
}

const slowest = results.toSorted((a, b) => b.ms / b.target.limitMs - a.ms / a.target.limitMs).slice(0, SHOWN)
console.log(
  `seed ${values.seed}, ${results.length} measurements, relative to their time limits, the slowest are:\n${slowest.map(line).join('\n')}`,
)
const missed = results.filter(isAbove).length
if (missed > 0) {
  console.error(`${missed} exceeded their time limit`)
  process.exit(1)
}
