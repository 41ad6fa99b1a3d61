import { catalogEntries } from '@/lib/catalog/entries'
import { nameIndex } from '@/lib/catalog/name-index'
import { suggest } from '@/lib/engine/embedded/autocomplete'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readWeights } from '@/lib/engine/embedded/models/weight-files'
import { usageLabels } from '@/lib/engine/training/labels'
import { labelledTexts } from '@/lib/engine/training/name-texts'
import { nameShares, testNames } from '@/lib/engine/training/train-names'
import { testUsage } from '@/lib/engine/training/train-usage'
import { usageShares } from '@/lib/engine/training/usage-report'
import { AppError } from '@/lib/errors'
import { readCases, type Case } from './eval/cases'
import { judge, type Verdict } from './eval/judge'

/**
 * `npm run eval`: runs the embedded engine over the cases in tests/eval/cases, prints recall,
 * precision and times, and fails below the thresholds.
 */

/**
 * Starts a stopwatch and returns a function that reads it, in milliseconds: the smaller of wall
 * time, which other processes make longer, and processor time, to which compiler and garbage
 * collector threads add.
 */
const startClock = (): (() => number) => {
  const [time, processor] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(processor)
    return Math.min(performance.now() - time, (user + system) / 1000)
  }
}

const before = process.memoryUsage().heapUsed
const indexed = startClock()
catalogEntries()
nameIndex()
const indexMs = indexed()
const indexMb = (process.memoryUsage().heapUsed - before) / 1e6

const cases = readCases()
const verdicts = new Map<Case, Verdict & { ms: number }>()
for (const own of cases) {
  const read = startClock()
  let refused = false
  let sections: ReturnType<typeof generateStack> = []
  try {
    sections = generateStack({ prompt: own.prompt, tools: own.tools ?? '', intelligence: false })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    refused = true
  }
  verdicts.set(own, { ...judge(own, sections, refused), ms: read() })
}

type Count = (verdict: Verdict) => number
const of = (kinds: Case['kind'][]) => [...verdicts].filter(([own]) => kinds.includes(own.kind))
const sum = (kinds: Case['kind'][], count: Count) => of(kinds).reduce((total, [, verdict]) => total + count(verdict), 0)
const share = (kinds: Case['kind'][], part: Count, whole: Count) => (100 * sum(kinds, part)) / sum(kinds, whole)

const TOLD: Case['kind'][] = ['interview', 'uses']
const READ: Case['kind'][] = [...TOLD, 'transcript', 'stacks', 'manifest', 'adversarial']
const recall = (...kinds: Case['kind'][]) =>
  share(
    kinds,
    ({ found }) => found,
    ({ needed }) => needed,
  )
const slowest = (length: number): number => {
  const text = cases
    .filter(({ kind }) => kind !== 'intent')
    .map(({ prompt }) => prompt)
    .join('\n\n')
  const long = text.repeat(Math.ceil((length * 2) / text.length))
  const times = Array.from({ length: 20 }, (_, index) => {
    const read = startClock()
    generateStack({ prompt: long.slice(index * 97, index * 97 + length), tools: '', intelligence: false })
    return read()
  })
  return times.sort((a, b) => a - b)[18] ?? Infinity
}
/** The 99th percentile over prefixes of wishes and lists, as a visitor types them. */
const slowestSuggestion = (): number => {
  const typed = of(['intent', 'stacks']).flatMap(([{ prompt }]) =>
    [3, 7, 12, 20, 33, 60].map((length) => prompt.slice(0, length)),
  )
  for (const input of typed.slice(0, 20)) suggest(input)
  const times = typed.map((input) => {
    const suggested = startClock()
    suggest(input)
    return suggested()
  })
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity
}
const granted = of(['intent'])

/**
 * Accuracy of the usage classifier on held-out labels: the share of used names that it keeps, and
 * of others that it leaves out.
 */
const labelled = usageShares(
  testUsage(
    { linear: readWeights('usage'), trees: readWeights('usage-trees') },
    usageLabels('lib/engine/training/usage').heldOut,
  ),
)

/**
 * Names of held-out labels that are taken as unknown: found ones, and those of them that are
 * marked.
 */
const unknown = nameShares(
  testNames(
    {
      linear: readWeights('names'),
      trees: readWeights('names-trees'),
      words: readWeights('name-words'),
    },
    labelledTexts('lib/engine/training/usage').heldOut,
  ),
)

const rows: { what: string; figure: number; bar: number; most?: boolean; unit: string }[] = [
  { what: 'interviews: recall', figure: recall(...TOLD), bar: 72, unit: '%' },
  {
    what: 'interviews: recall of well-known tools',
    figure: share(
      TOLD,
      ({ wellKnownFound }) => wellKnownFound,
      ({ wellKnown }) => wellKnown,
    ),
    bar: 92,
    unit: '%',
  },
  { what: 'transcripts: recall', figure: recall('transcript'), bar: 75, unit: '%' },
  {
    what: 'listed tools in the text or the truth',
    figure:
      100 -
      share(
        [...TOLD, 'transcript'],
        ({ invented }) => invented,
        ({ listed }) => listed,
      ),
    bar: 98,
    unit: '%',
  },
  { what: 'lists: recall', figure: recall('stacks'), bar: 97, unit: '%' },
  {
    what: 'lists: precision',
    figure: share(
      ['stacks'],
      ({ right }) => right,
      ({ listed }) => listed,
    ),
    bar: 97,
    unit: '%',
  },
  { what: 'dependency files: recall', figure: recall('manifest'), bar: 85, unit: '%' },
  {
    what: 'dependency files: precision',
    figure: share(
      ['manifest'],
      ({ right }) => right,
      ({ right, invented }) => right + invented,
    ),
    bar: 85,
    unit: '%',
  },
  {
    what: 'adversarial: passed',
    figure: share(
      ['adversarial'],
      ({ passed }) => Number(passed),
      () => 1,
    ),
    bar: 85,
    unit: '%',
  },
  {
    what: 'forbidden tools listed',
    figure: sum(READ, ({ forbidden }) => forbidden.length),
    bar: 0,
    most: true,
    unit: '',
  },
  {
    what: 'wishes: cases with enough tools',
    figure: (100 * granted.filter(([own, { found }]) => found >= (own.min_hits ?? 3)).length) / granted.length,
    bar: 87,
    unit: '%',
  },
  {
    what: 'wishes: forbidden tools',
    figure: sum(['intent'], ({ forbidden }) => forbidden.length),
    bar: 0,
    most: true,
    unit: '',
  },
  {
    what: 'found tools in a fitting section',
    figure: share(
      READ,
      ({ fitting }) => fitting,
      ({ placed }) => placed,
    ),
    bar: 90,
    unit: '%',
  },
  { what: 'labels held out: used names kept', figure: labelled.kept, bar: 95, unit: '%' },
  { what: 'labels held out: others left out', figure: labelled.leftOut, bar: 52, unit: '%' },
  { what: 'unknown names held out: found', figure: unknown.found, bar: 75, unit: '%' },
  { what: 'unknown names held out: precision', figure: unknown.right, bar: 75, unit: '%' },
  { what: '2,000 characters, p95', figure: slowest(2000), bar: 30, most: true, unit: ' ms' },
  { what: '50,000 characters, p95', figure: slowest(50_000), bar: 300, most: true, unit: ' ms' },
  { what: 'autocomplete, p99', figure: slowestSuggestion(), bar: 5, most: true, unit: ' ms' },
  { what: 'catalogue and index: build', figure: indexMs, bar: 250, most: true, unit: ' ms' },
  { what: 'catalogue and index: memory', figure: indexMb, bar: 60, most: true, unit: ' MB' },
]

/** Times measured beside other work are not reliable, so `npm test` skips them. */
const isTimed = !process.argv.includes('--without-times')

let failed = false
for (const { what, figure, bar, most, unit } of rows.filter(({ unit }) => isTimed || unit !== ' ms')) {
  const met = most ? figure <= bar : figure >= bar
  failed ||= !met
  const asked = `${most ? '≤' : '≥'} ${bar}${unit}`
  console.log(`${met ? 'ok  ' : 'LOW '} ${what.padEnd(40)} ${`${figure.toFixed(1)}${unit}`.padStart(10)}   ${asked}`)
}
for (const [own, { forbidden, passed, found, needed }] of verdicts) {
  if (
    own.kind === 'intent'
      ? found < (own.min_hits ?? 3)
      : forbidden.length > 0 || (own.kind === 'adversarial' && !passed)
  )
    console.log(
      `     ${own.id}: found ${found} of ${needed}${forbidden.length > 0 ? `, forbidden ${forbidden.join(', ')}` : ''}`,
    )
}
process.exitCode = failed ? 1 : 0
