import { readFileSync } from 'node:fs'
import { tokenize } from '@/lib/catalog/tokens'
import { decodeModel } from '../embedded/models/linear-model'
import { cuesIn } from '../embedded/usage/cues'
import { isLeftOut, USAGE_CLASSES } from '../embedded/usage/usage-classes'
import { featureNames, USAGE_BITS, usageFeatures } from '../embedded/usage/usage-features'
import { usageText, type NamedTokens, type UsageText } from '../embedded/usage/usage-text'
import { toModelFile, train, type Example } from './fixed-point'
import { LANGUAGES } from '../embedded/languages'
import type { Usage, UsageLabel } from './labels'
import type { ModeExample } from './train-mode'

/** A name of a labelled text. */
export interface UsageExample {
  readonly text: UsageText
  /** Which of the text's names. */
  readonly of: number
  readonly usage: Usage
  readonly lang: string
}

export function usageExamples({ text, lang, spans }: Pick<UsageLabel, 'text' | 'lang' | 'spans'>): UsageExample[] {
  const tokens = tokenize(text)
  const names: NamedTokens[] = []
  const usages: Usage[] = []
  for (const { start, end, usage } of spans) {
    const from = tokens.findIndex((token) => token.end > start)
    const to = tokens.findIndex((token) => token.start >= end)
    if (from < 0 || from < (names.at(-1)?.to ?? 0)) continue
    names.push({ from, to: to < 0 ? tokens.length : to })
    usages.push(usage)
  }
  const read = usageText(tokens, names)
  return usages.map((usage, of) => ({ text: read, of, usage, lang }))
}

const TOGETHER = 3

/** The same labels in longer texts, three of a language in a row: what others say around a text says nothing of it. */
export function inLongerTexts(labels: readonly UsageLabel[]): UsageLabel[] {
  return LANGUAGES.flatMap((lang) => {
    const own = labels.filter((label) => label.lang === lang)
    return Array.from({ length: Math.ceil(own.length / TOGETHER) }, (_, index) => {
      const parts = own.slice(index * TOGETHER, (index + 1) * TOGETHER)
      const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { text }) => sum + text.length + 1, 0))
      return {
        lang,
        text: parts.map(({ text }) => text).join('\n'),
        spans: parts.flatMap(({ spans }, at) =>
          spans.map(({ start, end, usage }) => ({
            start: start + (starts[at] ?? 0),
            end: end + (starts[at] ?? 0),
            usage,
          })),
        ),
      }
    })
  })
}

const SPEAKS_AGAINST = new Set([
  'no',
  'stop',
  'past',
  'instead',
  'dislike',
  'sponsor',
  'want',
  'work',
  'others',
  'move',
])

/** Texts that tell, and have no word that could speak against a name: they show what is usual. */
export const usualTexts = (examples: readonly ModeExample[]): UsualText[] =>
  examples
    .filter(
      ({ text, mode }) =>
        mode === 'tell' &&
        !cuesIn(tokenize(text).map((token) => token.text)).cues.some(({ kind }) => SPEAKS_AGAINST.has(kind)),
    )
    .map(({ text, lang, spans }) => ({
      lang,
      text,
      names: spans.filter(({ kind }) => kind !== 'persona').map(({ start, end }) => [start, end] as const),
    }))
    .filter(({ names }) => names.length > 0)

interface UsualText {
  readonly lang: UsageLabel['lang']
  readonly text: string
  readonly names: readonly (readonly [start: number, end: number])[]
}

export const usualExamples = (file: string): UsageExample[] =>
  linesOf<UsualText>(file).flatMap(({ lang, text, names }) =>
    usageExamples({ lang, text, spans: names.map(([start, end]) => ({ start, end, usage: 'used' as const })) }),
  )

/** Interviews with the spans that their editor linked: nearly all of them are used. Their texts are not in the repository. */
interface Interview {
  readonly text: string
  readonly linked: readonly (readonly [start: number, end: number, name: string, kind: string])[]
}

/** Of five interviews one teaches what ordinary telling looks like; more of them would drown the labels. */
const OF_INTERVIEWS = 5

export const interviewExamples = (file: string): UsageExample[] =>
  linesOf<Interview>(file)
    .filter((_, index) => index % OF_INTERVIEWS === 1)
    .flatMap(({ text, linked }) =>
      usageExamples({
        text,
        lang: 'en',
        spans: linked.map(([start, end]) => ({ start, end, usage: 'used' as const })).sort((a, b) => a.start - b.start),
      }),
    )

const linesOf = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)

const SETTINGS = { bits: USAGE_BITS, classes: USAGE_CLASSES.length, epochs: 14, rate: 100, decay: 8 }

/** What is no tool at all is of no class. */
const asExample = ({ text, of, usage }: UsageExample): Example => ({
  buckets: usageFeatures(text, of).buckets,
  label: USAGE_CLASSES.findIndex((label) => label === usage),
})

export const trainUsage = (examples: readonly UsageExample[]): Buffer =>
  toModelFile(train(examples.map(asExample), SETTINGS), SETTINGS)

export function testUsage(file: Buffer, examples: readonly UsageExample[]) {
  const model = decodeModel(file, 'usage')
  return examples.map((example) => {
    const margins = model.margins(usageFeatures(example.text, example.of))
    return {
      ...example,
      name: example.text.names[example.of] ?? '',
      margin: margins[0] ?? 0,
      given: USAGE_CLASSES[margins.indexOf(Math.max(...margins))],
      isRight: isLeftOut(margins, example.text.lang) !== (example.usage === 'used'),
      why: () => model.explain(new Set(featureNames(example.text, example.of)), 0, 6),
    }
  })
}
