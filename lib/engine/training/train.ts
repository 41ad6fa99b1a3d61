import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sha256 } from '../embedded/models/sparse-model'
import { readParaphrases, readPersonaTexts } from './persona-examples'
import { modeExamples, readModeExamples, testMode, trainMode } from './train-mode'
import { trainPersonas } from './train-personas'

/**
 * Learns the weights of the engine: `npm run train`. What depends on the catalogue is written down beside the labels
 * first, so that the weights follow from committed files alone.
 */

const WEIGHTS = 'lib/engine/embedded/models/weights'
const MANIFEST = 'lib/engine/embedded/models/manifest.json'
const DATA = 'lib/engine/data'
const DERIVED = 'lib/engine/training/derived'

function filesIn(file: string): string[] {
  if (!statSync(file).isDirectory()) return [file]
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesIn(path.posix.join(file, name)))
}

/** What each model is made from: scripts, features and examples. */
const SOURCES = {
  mode: [
    'lib/engine/training/fixed-point.ts',
    'lib/engine/training/train-mode.ts',
    'lib/engine/embedded/models/feature-set.ts',
    'lib/engine/embedded/mode/asks.ts',
    'lib/engine/embedded/mode/mode-features.ts',
    `${DERIVED}/mode.jsonl`,
  ],
  personas: [
    'lib/engine/training/train-personas.ts',
    'lib/engine/training/persona-examples.ts',
    'lib/engine/training/personas',
    'lib/engine/embedded/wishes/features.ts',
    'lib/engine/embedded/knowledge/stem.ts',
    'lib/catalog/tokens.ts',
    `${DATA}/personas`,
    `${DATA}/tasks.txt`,
    ...readdirSync(DATA)
      .sort()
      .flatMap((name) => filesIn(path.posix.join(DATA, name)).filter((file) => file.endsWith('personas.yaml'))),
  ],
}

function writeManifest(): void {
  const entries = Object.entries(SOURCES).map(([name, sources]) => [
    name,
    {
      weights: sha256(readFileSync(`${WEIGHTS}/${name}.bin`)),
      sources: Object.fromEntries(sources.flatMap(filesIn).map((file) => [file, sha256(readFileSync(file))])),
    },
  ])
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`)
}

const asLines = (rows: readonly unknown[]): string => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`

function run(): void {
  const isFresh = process.argv.includes('--read')
  const derived = `${DERIVED}/mode.jsonl`
  if (isFresh || !existsSync(derived)) writeFileSync(derived, asLines(modeExamples()))
  const { train, heldOut } = readModeExamples(derived)
  const file = trainMode(train)
  writeFileSync(`${WEIGHTS}/mode.bin`, file)
  const { share, wrong } = testMode(file, heldOut)
  console.log(`mode: ${train.length} examples, ${(100 * share).toFixed(1)} % of ${heldOut.length} held out`)
  for (const { mode, given, lang, text, why } of wrong)
    console.log(
      `  ${mode} → ${given} ${lang} ${text} ${why.map(([name, weight]) => `${name} ${weight.toFixed(1)}`).join(', ')}`,
    )
  const personas = trainPersonas(readPersonaTexts(), readParaphrases().train)
  writeFileSync(`${WEIGHTS}/personas.bin`, personas)
  console.log(`personas: ${personas.length} bytes`)
  writeManifest()
}

run()
