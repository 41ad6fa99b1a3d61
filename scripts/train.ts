import { writeFileSync } from 'node:fs'
import { modelPath, sha256 } from '@/lib/engine/embedded/models/sparse-model'
import { readParaphrases, readPersonaTexts } from '@/lib/engine/training/persona-examples'
import { trainPersonas } from '@/lib/engine/training/train-personas'
import { personaInputs } from '@/lib/engine/training/inputs'

/** Trains the models of the embedded engine from the committed examples and writes weights and manifests. */

const weights = trainPersonas(readPersonaTexts(), readParaphrases().train)
writeFileSync(modelPath('personas.bin'), weights)
writeFileSync(
  modelPath('personas.json'),
  `${JSON.stringify({ weights: sha256(weights), inputs: personaInputs() }, null, 2)}\n`,
)
console.log(`personas: ${weights.length} bytes`)
