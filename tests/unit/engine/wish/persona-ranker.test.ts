import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modelPath, sha256 } from '@/lib/engine/embedded/models/sparse-model'
import { rankPersonas } from '@/lib/engine/embedded/wishes/rank-personas'
import { personaNames } from '@/lib/engine/embedded/wishes/name-lists'
import { personaInputs } from '@/lib/engine/training/inputs'
import { readParaphrases, readPersonaTexts } from '@/lib/engine/training/persona-examples'
import { trainPersonas } from '@/lib/engine/training/train-personas'

const manifest = JSON.parse(readFileSync(modelPath('personas.json'), 'utf8')) as {
  weights: string
  inputs: ReturnType<typeof personaInputs>
}

test('the committed weights are those of the committed script, features and examples', () => {
  expect(sha256(readFileSync(modelPath('personas.bin')))).toBe(manifest.weights)
  expect(personaInputs()).toEqual(manifest.inputs)
})

test('training again gives the same bytes', { timeout: 60_000 }, () => {
  expect(sha256(trainPersonas(readPersonaTexts(), readParaphrases().train))).toBe(manifest.weights)
})

test('the weights take at most 900 kB', () => {
  expect(readFileSync(modelPath('personas.bin')).length).toBeLessThanOrEqual(900_000)
})

test('the first name of a persona in any language ranks that persona first', () => {
  for (const [language, personas] of personaNames()) {
    const missed = [...personas].filter(([id, [name = '']]) => rankPersonas(name)[0]?.id !== id)
    expect(missed.length, `${language}: ${missed.map(([id]) => id).join(' ')}`).toBeLessThanOrEqual(
      personas.size * 0.03,
    )
  }
})
