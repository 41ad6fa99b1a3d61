import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { LANGUAGES } from '../embedded/languages'
import { bucketOf } from '../embedded/models/feature-set'
import type { Part } from '../embedded/names/name-text'
import { usageLabels, type UsageLabel } from './labels'

/** Texts with marked names, for the name model. */

export interface MarkedName extends Part {
  /** Whether the model learns that it is a name, that it is none, or nothing of it. */
  readonly is: 'name' | 'other' | 'ignored'
}

export interface NamedText {
  readonly text: string
  readonly names: readonly MarkedName[]
}

const Told = z.strictObject({
  lang: z.enum(LANGUAGES),
  text: z.string().min(1),
  tools: z.array(z.string()),
  not: z.array(z.string()).optional(),
})

const linesOf = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))

/** Texts that tell, with the tools that they name in their own spelling. */
export const toldTexts = (folder: string): NamedText[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => linesOf(path.join(folder, name)).map((line) => Told.parse(line)))
    // A name in another spelling would be learned as none.
    .filter(({ text, tools }) => tools.every((name) => placesOf(text, name).length > 0))
    .map(({ text, tools, not = [] }) => ({
      text,
      names: apart([
        ...tools.flatMap((name) => placesOf(text, name)).map((part) => ({ ...part, is: 'name' as const })),
        ...not.flatMap((name) => placesOf(text, name)).map((part) => ({ ...part, is: 'ignored' as const })),
      ]),
    }))

/** A name with another ending stands in the text by its beginning. */
const SHORTEST_STEM = 3
const LONGEST_ENDING = 3

function placesOf(text: string, name: string): Part[] {
  const small = text.toLowerCase()
  const own = name.toLowerCase()
  if (small.length !== text.length) return partsAt(text, name)
  for (let cut = 0; cut <= LONGEST_ENDING && (cut === 0 || own.length - cut >= SHORTEST_STEM); cut++) {
    const found = partsAt(small, own.slice(0, own.length - cut))
    if (found.length > 0)
      return found.map(({ start, end }) => ({
        start,
        end: cut === 0 ? end : end + (/^\p{L}*/u.exec(text.slice(end))?.[0].length ?? 0),
      }))
  }
  return []
}

function partsAt(text: string, name: string): Part[] {
  const found: Part[] = []
  const isLatin = /^[\p{Script=Latin}\p{Script=Cyrillic}\d]/u.test(name)
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const isInside = isLatin && /[\p{Script=Latin}\p{Script=Cyrillic}\d]$/u.test(text.slice(Math.max(0, at - 1), at))
    if (!isInside) found.push({ start: at, end: at + name.length })
  }
  return found
}

/** The longest of those that overlap. */
function apart(names: readonly MarkedName[]): MarkedName[] {
  const kept: MarkedName[] = []
  for (const name of [...names].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (kept.every(({ start, end }) => name.end <= start || end <= name.start)) kept.push(name)
  return kept.sort((a, b) => a.start - b.start)
}

const ofLabel = ({ text, spans }: UsageLabel): NamedText => ({
  text,
  names: apart(
    spans.map(({ start, end, usage }) => ({
      start,
      end,
      is: usage === 'used' ? 'name' : usage === 'employer' || usage === 'none' ? 'other' : 'ignored',
    })),
  ),
})

export function labelledTexts(folder: string): { train: NamedText[]; heldOut: NamedText[] } {
  const { train, heldOut } = usageLabels(folder)
  return { train: train.map(ofLabel), heldOut: heldOut.map(ofLabel) }
}

interface Interview {
  readonly text: string
  readonly linked: readonly (readonly [start: number, end: number, name: string, kind: string])[]
}

/** Only the first mention of a tool is linked: of the others nothing is learned. */
export const interviewTexts = (file: string): NamedText[] =>
  (linesOf(file) as Interview[]).map(({ text, linked }) => {
    const marked = linked.map(([start, end]) => ({ start, end, is: 'name' as const }))
    const again = linked.flatMap(([start, end]) =>
      partsAt(text, text.slice(start, end)).map((part) => ({ ...part, is: 'ignored' as const })),
    )
    return { text, names: apart([...marked, ...again]) }
  })

const hash = (text: string): number => bucketOf(text, 16)
export const foldOf = ({ text }: NamedText, folds: number): number => hash(text) % folds

/** The share of names that the catalogue knows, out of ten, differs from text to text. */
const KNOWN_OF_TEN = [0, 3, 5, 7, 8]

/** Which marked names are taken as known: by chance, and always the same. */
export function masked({ text, names }: NamedText): { known: Part[]; unknown: MarkedName[] } {
  const share = KNOWN_OF_TEN[hash(`${text}?`) % KNOWN_OF_TEN.length] ?? 0
  const isKnown = ({ start, end, is }: MarkedName) =>
    is !== 'other' && hash(`${text.slice(start, end)} ${text}`) % 10 < share
  return { known: names.filter(isKnown), unknown: names.filter((name) => !isKnown(name)) }
}
