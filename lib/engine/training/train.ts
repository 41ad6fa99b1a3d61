import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { modeExamples, readModeExamples, testMode, trainMode } from './train-mode'

/**
 * Learns the weights of the engine: `npm run train`. What depends on the catalogue is written down beside the labels
 * first, so that the weights follow from committed files alone.
 */

const WEIGHTS = 'lib/engine/embedded/models/weights'
const MANIFEST = 'lib/engine/embedded/models/manifest.json'
const DERIVED = 'lib/engine/training/derived'

export const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(path.resolve(file)))
    .digest('hex')

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
} as const

function writeManifest(): void {
  const entries = Object.entries(SOURCES).map(([name, sources]) => [
    name,
    {
      weights: hashOf(`${WEIGHTS}/${name}.bin`),
      sources: Object.fromEntries(sources.map((file) => [file, hashOf(file)])),
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
  writeManifest()
}

run()
