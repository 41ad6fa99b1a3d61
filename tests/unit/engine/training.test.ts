import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FeatureSet } from '@/lib/engine/embedded/models/feature-set'
import { decodeModel, encodeModel } from '@/lib/engine/embedded/models/linear-model'
import { sha256 } from '@/lib/engine/embedded/models/sparse-model'
import { readWeights, WEIGHT_FILES, WEIGHT_FOLDER, type WeightFile } from '@/lib/engine/embedded/models/weight-files'
import { modeLabels, usageLabels } from '@/lib/engine/training/labels'
import { labelledTexts } from '@/lib/engine/training/name-texts'
import { nameShares, testNames } from '@/lib/engine/training/train-names'
import { readModeExamples, testMode, trainMode } from '@/lib/engine/training/train-mode'
import { testUsage } from '@/lib/engine/training/train-usage'
import { usageShares } from '@/lib/engine/training/usage-report'

/** Read once, because it takes seconds. */
const usage = usageLabels('lib/engine/training/usage')

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

const manifest = JSON.parse(readFileSync('lib/engine/embedded/models/manifest.json', 'utf8')) as Record<
  string,
  { weights: string; sources: Record<string, string> }
>

describe('weights of the models', () => {
  test.each(Object.keys(manifest))('%s: script, features, examples and weights are those of the manifest', (name) => {
    const { weights, sources = {} } = manifest[name] ?? {}
    expect(sha256(readWeights(name as WeightFile))).toBe(weights)
    expect(Object.fromEntries(Object.keys(sources).map((file) => [file, hashOf(file)]))).toEqual(sources)
  })

  test('all files together take at most a megabyte', () => {
    const bytes = WEIGHT_FILES.map((name) => statSync(`${WEIGHT_FOLDER}/${name}.bin`).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000_000)
  })

  test('training the mode model again gives the same bytes', () => {
    const { train } = readModeExamples('lib/engine/training/derived/mode.jsonl')
    expect(trainMode(train).equals(readWeights('mode'))).toBe(true)
  }, 60_000)

  test('the mode model is right about at least 84 % of held-out labels', () => {
    const { heldOut } = readModeExamples('lib/engine/training/derived/mode.jsonl')
    const { share, wrong } = testMode(readWeights('mode'), heldOut)
    expect(heldOut.length).toBeGreaterThan(1300)
    expect(share, wrong.map(({ text, given }) => `${text} → ${given}`).join('\n')).toBeGreaterThanOrEqual(0.84)
  })

  test('the usage model leaves out 52 % of held-out names that are not used and keeps 95 % of used ones', () => {
    const files = {
      linear: readWeights('usage'),
      trees: readWeights('usage-trees'),
    }
    const tested = testUsage(files, usage.heldOut)
    const { kept, leftOut } = usageShares(tested)
    expect(tested.length).toBeGreaterThan(3000)
    expect(leftOut).toBeGreaterThanOrEqual(52)
    expect(kept).toBeGreaterThanOrEqual(95)
  })
})

test('the name model finds 75 % of held-out names, and 75 % of its findings are names', () => {
  const files = {
    linear: readWeights('names'),
    trees: readWeights('names-trees'),
    words: readWeights('name-words'),
  }
  const { found, right } = nameShares(testNames(files, labelledTexts('lib/engine/training/usage').heldOut))
  expect(found).toBeGreaterThanOrEqual(75)
  expect(right).toBeGreaterThanOrEqual(75)
}, 60_000)

describe('a model file', () => {
  const weights = Int8Array.from([3, -2, 0, 127, -127, 1, 0, 0])

  test('decodes to the encoded weights', () => {
    const model = decodeModel(encodeModel(2, 2, 4, weights), 'small')
    const features = new FeatureSet(2)
    features.add('one')
    const [bucket = 0] = features.buckets
    expect(model.margins(features)).toEqual([(weights[2 * bucket] ?? 0) * 16, (weights[2 * bucket + 1] ?? 0) * 16])
  })

  test('with a changed byte is refused', () => {
    const file = encodeModel(2, 2, 4, weights)
    file[14] = 9
    expect(() => decodeModel(file, 'small')).toThrow('small: the checksum does not fit the weights')
  })

  test('cut short is refused', () => {
    expect(() => decodeModel(encodeModel(2, 2, 4, weights).subarray(0, 15), 'small')).toThrow(
      'not a model of version 1',
    )
  })
})

describe('labels', () => {
  test('of modes and of usage are read, and no training text is held out', () => {
    for (const { train, heldOut } of [modeLabels('lib/engine/training/mode'), usage]) {
      const texts = new Set(train.map(({ text }) => text))
      expect(train.length).toBeGreaterThan(0)
      expect(heldOut.filter(({ text }) => texts.has(text))).toEqual([])
    }
  })
})
