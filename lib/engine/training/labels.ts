import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { LANGUAGES, type Language } from '../embedded/languages'
import { USAGE_CLASSES, type Usage } from '../embedded/usage/usage-classes'

/** Labelled examples as their authors wrote them. The last fifth of each author's file is never trained on. */

const Lang = z.enum(LANGUAGES)

const Mode = z.strictObject({
  lang: Lang,
  mode: z.enum(['tell', 'wish', 'both']),
  text: z.string().min(1).max(600),
})
export type ModeLabel = z.output<typeof Mode>

const UsageText = z.strictObject({
  lang: Lang,
  text: z.string().min(1).max(2000),
})

export interface UsageLabel {
  readonly lang: Language
  readonly text: string
  readonly spans: readonly { start: number; end: number; usage: Usage }[]
}

export interface Labels<T> {
  readonly train: T[]
  readonly heldOut: T[]
}

export const modeLabels = (folder: string): Labels<ModeLabel> =>
  read(
    folder,
    (line) => Mode.parse(line),
    ({ text }) => text,
  )

export const usageLabels = (folder: string): Labels<UsageLabel> =>
  read(
    folder,
    (line) => withSpans(UsageText.parse(line)),
    ({ text }) => text,
  )

/** "[Jira|past]": a name and how it is used. */
function withSpans({ lang, text }: z.output<typeof UsageText>): UsageLabel {
  const spans: { start: number; end: number; usage: Usage }[] = []
  let plain = ''
  let at = 0
  for (const { 0: whole, 1: name = '', 2: label, index } of text.matchAll(/\[([^[\]|]+)\|([a-z]+)\]/g)) {
    plain += text.slice(at, index)
    const usage = USAGE_CLASSES.find((usage) => usage === label)
    if (!usage) throw new Error(`unknown label ${whole} in “${text}”`)
    spans.push({ start: plain.length, end: plain.length + name.length, usage })
    plain += name
    at = index + whole.length
  }
  return { lang, text: plain + text.slice(at), spans }
}

function read<T>(folder: string, parse: (line: unknown) => T, textOf: (label: T) => string): Labels<T> {
  const train: T[] = []
  const heldOut: T[] = []
  const isRepeat = repeats()
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()) {
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)
    const labels = lines.map((line) => parse(JSON.parse(line))).filter((label) => !isRepeat(textOf(label)))
    const last = Math.floor(labels.length * 0.8)
    train.push(...labels.slice(0, last))
    heldOut.push(...labels.slice(last))
  }
  return { train, heldOut }
}

const ALIKE = 0.6

/** Whether a text shares more than 60 % of its four-letter groups with one before it. */
function repeats(): (text: string) => boolean {
  const textsWith = new Map<string, number[]>()
  const sizes: number[] = []
  return (text) => {
    const groups = new Set<string>()
    for (let at = 0; at + 4 <= text.length; at++) groups.add(text.slice(at, at + 4).toLowerCase())
    const before = [...groups].map((group) => {
      const texts = textsWith.get(group) ?? []
      textsWith.set(group, texts)
      return texts
    })
    const shared = new Uint16Array(sizes.length)
    for (const texts of before) for (const other of texts) shared[other] = (shared[other] ?? 0) + 1
    if (shared.some((count, other) => count > ALIKE * (groups.size + (sizes[other] ?? 0) - count))) return true
    for (const texts of before) texts.push(sizes.length)
    sizes.push(groups.size)
    return false
  }
}
