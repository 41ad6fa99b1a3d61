import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rankPersonas } from '@/lib/engine/embedded/wishes/rank-personas'
import { personaNames } from '@/lib/engine/embedded/wishes/name-lists'
import { readParaphrases, readPersonaTexts } from '@/lib/engine/training/persona-examples'
import { trainPersonas } from '@/lib/engine/training/train-personas'

const weights = readFileSync('lib/engine/embedded/models/weights/personas.bin')

test('training again gives the same bytes', { timeout: 60_000 }, () => {
  expect(trainPersonas(readPersonaTexts(), readParaphrases().train).equals(weights)).toBe(true)
})

test('the weights take at most 1.5 MB', () => {
  expect(weights.length).toBeLessThanOrEqual(1_500_000)
})

test('the first name of a persona in any language ranks that persona first', () => {
  for (const [language, personas] of personaNames()) {
    const missed = [...personas].filter(([id, [name = '']]) => rankPersonas(name)[0]?.id !== id)
    expect(missed.length, `${language}: ${missed.map(([id]) => id).join(' ')}`).toBeLessThanOrEqual(
      personas.size * 0.03,
    )
  }
})
