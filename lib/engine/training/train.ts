import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sha256 } from '../embedded/models/sparse-model'
import { readWeights, writeWeights } from '../embedded/models/weight-files'
import { readPersonaTexts } from './persona-examples'
import { modeExamples, readModeExamples, testMode, trainMode, type ModeExample } from './train-mode'
import { interviewTexts, labelledTexts, toldTexts } from './name-texts'
import { reportNames, testNames, trainNames } from './train-names'
import { trainPersonas } from './train-personas'
import { testUsage, trainUsage } from './train-usage'
import { interviewExamples, usualExamples, usualTexts } from './usage-examples'
import { reportUsage } from './usage-report'
import { usageLabels } from './labels'

/**
 * Learns the weights of the engine: `npm run train`. What depends on the catalogue is written down
 * beside the labels first, so that the weights follow from committed files alone.
 */

const MANIFEST = 'lib/engine/embedded/models/manifest.json'
const DATA = 'lib/engine/data'
const DERIVED = 'lib/engine/training/derived'

function filesIn(file: string): string[] {
  if (!statSync(file).isDirectory()) return [file]
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesIn(path.posix.join(file, name)))
}

/** The file of that name of each language. */
function dataFiles(name: string): string[] {
  return readdirSync(DATA)
    .sort()
    .flatMap((lang) => filesIn(path.posix.join(DATA, lang)).filter((file) => file.endsWith(`/${name}`)))
}

const USAGE = [
  'lib/engine/training/boosted-trees.ts',
  'lib/engine/training/fixed-point.ts',
  'lib/engine/training/train-usage.ts',
  'lib/engine/training/usage-examples.ts',
  'lib/engine/training/usage',
  'lib/engine/embedded/models/feature-set.ts',
  'lib/engine/embedded/models/tree-model.ts',
  'lib/engine/embedded/usage/cues.ts',
  'lib/engine/embedded/usage/cue-distances.ts',
  'lib/engine/embedded/usage/usage-text.ts',
  'lib/engine/embedded/usage/usage-features.ts',
  'lib/engine/embedded/usage/usage-classes.ts',
  'lib/engine/embedded/usage/usage-model.ts',
  'lib/engine/embedded/usage/words.ts',
  'lib/catalog/tokens.ts',
  `${DERIVED}/usual.jsonl`,
  ...dataFiles('usage.yaml'),
]

const NAMES = [
  'lib/engine/training/boosted-trees.ts',
  'lib/engine/training/fixed-point.ts',
  'lib/engine/training/labels.ts',
  'lib/engine/training/name-texts.ts',
  'lib/engine/training/train-names.ts',
  'lib/engine/training/names',
  'lib/engine/training/usage',
  'lib/engine/embedded/models/feature-set.ts',
  'lib/engine/embedded/models/tree-model.ts',
  'lib/engine/embedded/names',
  'lib/engine/embedded/usage/cues.ts',
  'lib/engine/embedded/usage/words.ts',
  'lib/catalog/tokens.ts',
  'lib/catalog/everyday.ts',
  'lib/catalog/common-words.yaml',
  'lib/catalog/first-names.yaml',
  'lib/catalog/foreign-words.yaml',
  'lib/catalog/countries.yaml',
  ...dataFiles('usage.yaml'),
]

/** What each model is made from: scripts, features and examples. */
const SOURCES = {
  mode: [
    'lib/engine/training/fixed-point.ts',
    'lib/engine/training/train-mode.ts',
    'lib/engine/embedded/models/feature-set.ts',
    'lib/engine/embedded/mode/asks.ts',
    'lib/engine/embedded/mode/mode-features.ts',
    'lib/engine/embedded/mode/mode-lexicon.ts',
    ...dataFiles('mode.yaml'),
    `${DERIVED}/mode.jsonl`,
  ],
  usage: USAGE,
  'usage-trees': USAGE,
  names: NAMES,
  'names-trees': NAMES,
  'name-words': NAMES,
  personas: [
    'lib/engine/training/train-personas.ts',
    'lib/engine/training/learn-from-wishes.ts',
    'lib/engine/training/persona-examples.ts',
    'lib/engine/training/persona-words',
    'lib/engine/training/wishes',
    'lib/engine/embedded/models/sparse-model.ts',
    'lib/engine/embedded/wishes/features.ts',
    'lib/engine/embedded/wishes/joined-words.ts',
    'lib/engine/embedded/wishes/rank-personas.ts',
    'lib/engine/embedded/wishes/topic-words.ts',
    'lib/engine/embedded/usage/cues.ts',
    'lib/engine/embedded/knowledge/stem.ts',
    'lib/catalog/tokens.ts',
    `${DATA}/personas`,
    `${DATA}/tasks.json`,
    ...dataFiles('personas.yaml'),
    ...dataFiles('topics.json'),
    ...dataFiles('usage.yaml'),
  ],
}

type Name = keyof typeof SOURCES
const NAME_MODELS: Name[] = ['names', 'names-trees', 'name-words']

/** What was not learned again stays as it was written down. */
function writeManifest(learned: readonly Name[]): void {
  const before = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, unknown>
  for (const name of learned)
    before[name] = {
      weights: sha256(readWeights(name)),
      ...(SOURCES[name] === USAGE || SOURCES[name] === NAMES ? { interviews: INTERVIEWS } : {}),
      sources: Object.fromEntries(SOURCES[name].flatMap(filesIn).map((file) => [file, sha256(readFileSync(file))])),
    }
  writeFileSync(MANIFEST, `${JSON.stringify(before, undefined, 2)}\n`)
}

/** The SHA-256 of the interviews that the usage model is learned from, beside the labels. */
const INTERVIEWS = 'd58e48f481e9878fac5af246b016dd1a0ccad4c544aedee6eeb7101807d401be'

function interviewsAsked(): string | undefined {
  const at = process.argv.indexOf('--interviews')
  if (at < 0) return undefined
  const file = process.argv[at + 1] ?? ''
  if (sha256(readFileSync(file)) !== INTERVIEWS) throw new Error(`${file} is not the file of the manifest`)
  return file
}

const asLines = (rows: readonly unknown[]): string => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`

function learnUsage(interviews: string, modes: readonly ModeExample[] | undefined): void {
  const usual = `${DERIVED}/usual.jsonl`
  if (modes) writeFileSync(usual, asLines(usualTexts(modes)))
  const { train, heldOut } = usageLabels('lib/engine/training/usage')
  const files = trainUsage({ labels: train, usual: usualExamples(usual), interviews: interviewExamples(interviews) })
  writeWeights('usage', files.linear)
  writeWeights('usage-trees', files.trees)
  reportUsage(testUsage(files, heldOut))
}

/** One of so many interviews teaches names, and of one of so many its small words are counted. */
const TAUGHT_OF = 12
const COUNTED_OF = 3

function learnNames(file: string): void {
  const { train, heldOut } = labelledTexts('lib/engine/training/usage')
  const interviews = interviewTexts(file)
  const files = trainNames({
    texts: [
      ...toldTexts('lib/engine/training/names'),
      ...train,
      ...interviews.filter((_, index) => index % TAUGHT_OF === 0),
    ],
    interviews: interviews.filter((_, index) => index % COUNTED_OF === 0),
  })
  writeWeights('names', files.linear)
  writeWeights('names-trees', files.trees)
  writeWeights('name-words', files.words)
  reportNames(testNames(files, heldOut))
}

/** `--only names` learns nothing but these. */
const isOnlyNames = (): boolean => process.argv.includes('--only') && process.argv.includes('names')

function run(): void {
  const interviews = interviewsAsked()
  if (isOnlyNames() && interviews !== undefined) {
    learnNames(interviews)
    return writeManifest(NAME_MODELS)
  }
  const isFresh = process.argv.includes('--read')
  const derived = `${DERIVED}/mode.jsonl`
  if (isFresh || !existsSync(derived)) writeFileSync(derived, asLines(modeExamples()))
  const { train, heldOut } = readModeExamples(derived)
  const file = trainMode(train)
  writeWeights('mode', file)
  const { share, wrong } = testMode(file, heldOut)
  console.log(`mode: ${train.length} examples, ${(100 * share).toFixed(1)} % of ${heldOut.length} held out`)
  for (const { mode, given, lang, text, why } of wrong)
    console.log(
      `  ${mode} → ${given} ${lang} ${text} ${why.map(([name, weight]) => `${name} ${weight.toFixed(1)}`).join(', ')}`,
    )
  if (interviews !== undefined) learnNames(interviews)
  if (interviews !== undefined) learnUsage(interviews, isFresh ? train : undefined)
  const personas = trainPersonas(readPersonaTexts())
  writeWeights('personas', personas)
  console.log(`personas: ${personas.length} bytes`)
  writeManifest(
    interviews === undefined ? ['mode', 'personas'] : ['mode', 'personas', 'usage', 'usage-trees', ...NAME_MODELS],
  )
}

run()
