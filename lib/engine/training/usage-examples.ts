import { readFileSync } from 'node:fs'
import { LANGUAGES } from '../embedded/languages'
import { cuesIn } from '../embedded/usage/cues'
import type { Usage } from '../embedded/usage/usage-classes'
import { usageText, type UsageText } from '../embedded/usage/usage-text'
import { wordsIn } from '../embedded/usage/words'
import type { UsageLabel } from './labels'
import type { ModeExample } from './train-mode'

/** Names and how their texts use them: labels, texts that tell, and interviews. */

/** A name of a labelled text. */
export interface UsageExample {
  readonly text: UsageText
  /** Which of the text's names. */
  readonly of: number
  readonly usage: Usage
  readonly lang: string
}

export function usageExamples({ text, lang, spans }: Pick<UsageLabel, 'text' | 'lang' | 'spans'>): UsageExample[] {
  const apart: UsageLabel['spans'][number][] = []
  for (const span of spans) if (span.start >= (apart.at(-1)?.end ?? 0)) apart.push(span)
  const read = usageText(text, apart)
  return apart.map(({ usage }, of) => ({ text: read, of, usage, lang }))
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

const PUNCTUATION = /[.,;:!?()"“”«»–—…]/g

/** As automatic captions show it: in small letters, and without a stop. */
export function asCaptions<T extends Pick<UsageLabel, 'text' | 'spans'>>(label: T): T {
  let text = ''
  let at = 0
  const say = (part: string) => {
    const small = part.toLowerCase()
    text += small.length === part.length ? small : part
  }
  for (const { start, end } of label.spans) {
    say(label.text.slice(at, start).replace(PUNCTUATION, ' '))
    say(label.text.slice(start, end))
    at = end
  }
  say(label.text.slice(at).replace(PUNCTUATION, ' '))
  return { ...label, text }
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
        !cuesIn([...wordsIn(text)].map((word) => word.text)).cues.some(({ kind }) => SPEAKS_AGAINST.has(kind)),
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

/** Of five interviews one teaches what ordinary telling looks like, and one as captions; more would drown the labels. */
const OF_INTERVIEWS = 5

export const interviewExamples = (file: string): UsageExample[][] =>
  linesOf<Interview>(file).flatMap(({ text, linked }, index) => {
    const told = {
      text,
      lang: 'en' as const,
      spans: linked.map(([start, end]) => ({ start, end, usage: 'used' as const })).sort((a, b) => a.start - b.start),
    }
    if (index % OF_INTERVIEWS === 1) return [usageExamples(told)]
    return index % OF_INTERVIEWS === 2 ? [usageExamples(asCaptions(told))] : []
  })

const linesOf = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)
