import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { sha256 } from '@/lib/engine/embedded/models/sparse-model'

/** Checksums of what a model is made of: the training script, the code of its features, and its examples. */

const filesIn = (file: string): string[] =>
  statSync(file).isDirectory()
    ? readdirSync(file)
        .sort()
        .flatMap((name) => filesIn(path.join(file, name)))
    : [file]

const checksumOf = (files: readonly string[]): string =>
  sha256(
    files
      .flatMap(filesIn)
      .map((file) => sha256(readFileSync(file)))
      .join('\n'),
  )

const DATA = 'lib/engine/data'

export const personaInputs = () => ({
  training: checksumOf(['lib/engine/training/train-personas.ts', 'lib/engine/training/persona-examples.ts']),
  features: checksumOf([
    'lib/engine/embedded/wishes/features.ts',
    'lib/engine/embedded/knowledge/stem.ts',
    'lib/catalog/tokens.ts',
  ]),
  examples: checksumOf([
    'lib/engine/training/personas',
    `${DATA}/personas`,
    `${DATA}/tasks.txt`,
    ...readdirSync(DATA)
      .sort()
      .flatMap((name) => filesIn(path.join(DATA, name)).filter((file) => file.endsWith('personas.yaml'))),
  ]),
})
