import { readFileSync } from 'node:fs'
import { featureNames, MODE_BITS, MODES, modeFeatures, spansOf, type NamedSpan } from '../embedded/mode/mode-features'
import { decodeModel } from '../embedded/models/linear-model'
import { readTools } from '../embedded/read/read'
import { toModelFile, train, type Example } from './fixed-point'
import { modeLabels, usageLabels, type Labels, type ModeLabel } from './labels'

export interface ModeExample extends ModeLabel {
  readonly spans: readonly NamedSpan[]
  readonly heldOut?: true
}

/** With the names that the engine finds in it: they are kept beside the labels, so that training needs no catalogue. */
export const withNames = (label: ModeLabel): ModeExample => ({
  ...label,
  spans: spansOf(label.text, readTools(label.text)),
})

const MOST_LETTERS = 240

/** Longer texts have enough words beside their names. */
const MOST_LETTERS_OF_BRIEF = 80
const MOST_NAMES_OF_BRIEF = 2

/** "i edit in lumafusion": a brief text once more, as if no catalogue knew its names, in small letters. */
function withUnknownNames({ text, spans, ...label }: ModeExample): ModeExample[] {
  const lower = text.toLowerCase()
  const isBrief = lower.length === text.length && text.length <= MOST_LETTERS_OF_BRIEF
  const names = spans.filter(({ kind }) => kind === 'known')
  if (!isBrief || names.length === 0 || names.length > MOST_NAMES_OF_BRIEF) return []
  return [
    {
      ...label,
      text: lower,
      spans: spans.map((span): NamedSpan => (span.kind === 'known' ? { ...span, kind: 'unknown' } : span)),
    },
  ]
}

/** The labels of modes; and texts labelled by usage, which tell. */
export function modeExamples(): ModeExample[] {
  const labels = modeLabels('lib/engine/training/mode')
  const told = usageLabels('lib/engine/training/usage')
    .train.filter(({ text, spans }) => text.length <= MOST_LETTERS && spans.some(({ usage }) => usage === 'used'))
    .map(({ lang, text }): ModeLabel => ({ lang, text, mode: 'tell' }))
  const examples = [...labels.train, ...told].map(withNames)
  return [
    ...examples,
    ...examples.flatMap(withUnknownNames),
    ...labels.heldOut.map((label): ModeExample => ({ ...withNames(label), heldOut: true })),
  ]
}

export function readModeExamples(file: string): Labels<ModeExample> {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ModeExample)
  return { train: rows.filter(({ heldOut }) => !heldOut), heldOut: rows.filter(({ heldOut }) => heldOut) }
}

const SETTINGS = { bits: MODE_BITS, classes: MODES.length, epochs: 12, rate: 160, decay: 7 }

/** More than half of the labels are English: each of the others counts for more. */
const OTHER_LANGUAGES = 2

const asExample = ({ text, lang, spans, mode }: ModeExample): Example => ({
  weight: lang === 'en' ? 1 : OTHER_LANGUAGES,
  buckets: modeFeatures(text, spans).buckets,
  label: MODES.indexOf(mode),
})

export const trainMode = (examples: readonly ModeExample[]): Buffer =>
  toModelFile(train(examples.map(asExample), SETTINGS), SETTINGS)

export function testMode(file: Buffer, examples: readonly ModeExample[]) {
  const model = decodeModel(file, 'mode')
  const wrong = examples.flatMap((example) => {
    const margins = model.margins(modeFeatures(example.text, example.spans))
    const given = MODES[margins.indexOf(Math.max(...margins))]
    return given === example.mode
      ? []
      : [
          {
            ...example,
            given,
            why: model.explain(new Set(featureNames(example.text, example.spans)), MODES.indexOf(given ?? 'tell'), 5),
          },
        ]
  })
  return { share: 1 - wrong.length / examples.length, wrong }
}
