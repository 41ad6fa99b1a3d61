import { brandAt, isKindOfThing } from '@/lib/catalog/brands'
import { isOrdinary } from '@/lib/catalog/everyday'
import { companionCounter } from '@/lib/catalog/goes-with'
import { isHardware } from '@/lib/catalog/categories'
import type { FoundTool } from '../found-tool'
import { meansTool } from './judge/judge'
import { NEVER_BARE } from './judge/letters'
import { readLayout, type TextLayout } from './layout/layout'
import { inRefusedPart } from './layout/refused-parts'
import { readManifests } from '../manifests/read-manifests'
import type { Mention } from './mention'
import { brandedModel } from './names/branded'
import { findMentions } from './names/find-mentions'
import { isInsideName } from './names/inside-names'
import { amongNamesakes } from './names/namesakes'
import { withoutRepeats } from './names/repeats'
import { behindModel, shownName } from './names/shown-name'
import { wholeName } from './names/whole-names'
import { isShopOfPurchase } from './unused/shop-of-purchase'
import { isOnlyPlatform } from './unused/platform-of-program'
import { isUnused } from './unused/is-unused'
import { keyOfTool, withoutDescribed } from './unused/only-described'
import { isPartOfLongerName } from './signs/evidence'
import { placesOf, type Places } from './signs/places'
import { namedInVain } from '../usage/usage'
import { readText, type ReadText } from './text'
import { withGuesses } from './unknown/guess'
import { unknownTools } from './unknown/unknown-tools'

export interface Reading {
  readonly tools: readonly FoundTool[]
  readonly layout: TextLayout
  /** Dependency files stand in the text. */
  readonly files: boolean
  /** Mentions that the text says are not used. */
  readonly rejected: readonly FoundTool[]
}

/** As many as a stack may hold. */
const MAX_TOOLS = 1000
/**
 * So many names are judged by the usage model, whose time is bounded so. A text of 50,000
 * characters has some hundred.
 */
const MAX_JUDGED = 1500

export function readTools(source: string): Reading {
  const { tools: installed, rest } = readManifests(source)
  const { found, layout, rejected } = readProse(rest, { isName: false })
  const tools = withoutRepeats([...installed, ...found].sort(inOrder))
  return { tools: withGuesses(tools.slice(0, MAX_TOOLS), source), layout, files: installed.length > 0, rejected }
}

/**
 * What stands further behind in a tool's name is a sentence about it, and a board may have a
 * thousand names.
 */
const LONGEST_NAME = 60

/**
 * The tool that a name on a board begins with, else the name itself: no dependency file, and what
 * is on a board is used.
 */
export function firstTool(written: string): FoundTool {
  const name = written.slice(0, LONGEST_NAME)
  const [known] = readProse(name, { isName: true }).found.sort(inOrder)
  const tool = known ?? { text: name, start: 0, end: name.length, entry: undefined, category: undefined }
  return withGuesses([tool], name)[0] ?? tool
}

function readProse(
  source: string,
  { isName }: { isName: boolean },
): Pick<Reading, 'layout' | 'rejected'> & { found: FoundTool[] } {
  const text = readText(source)
  const layout = readLayout(text.text, text.language)
  const places = placesOf(text, layout)
  const { chosen, certain } = choose(text, places)
  const mentioned = positionsOf([...chosen.values()])
  const isRefused = isName ? () => false : inRefusedPart(layout, text.text)
  const begins = (at: number) => chosen.has(at) || brandAt(text.tokens, at) !== undefined
  const known: FoundTool[] = []
  const taken = text.tokens.map(() => false)
  const used = new Set<number>()
  const named = new Set(certain)
  const toldNotToUse = new Set<string>()
  const rejected: FoundTool[] = []

  let last: Mention | undefined
  for (let at = 0; at < text.tokens.length; at++) {
    if (!begins(at)) continue
    const accepted = chosen.get(at)
    const everyday = isOrdinary(text.tokens[at]?.text ?? '')
    const isNone = text.ofPeople[at] || isInsideName({ everyday, from: at }, text, places)
    const branded = isNone ? undefined : brandedModel(text, at, chosen)
    const end = branded?.to ?? accepted?.to
    if (end === undefined) continue
    const model = behindVersion(accepted && !branded ? behindModel(accepted, text) : end, text)
    const place = { start: text.tokens[at]?.start ?? 0, end: text.tokens[model - 1]?.end ?? 0 }
    const meant = branded ?? (accepted && { entry: accepted.entry, text: shownName(accepted, text) })
    if (!meant) continue
    const category = branded?.category ?? meant.entry?.category
    const part = { from: at, to: model, tool: { entry: meant.entry, text: meant.text, category, ...place } }
    const { from, to, tool } = wholeName(part, text, places, taken, begins)
    at = to - 1
    for (let index = from; index < to; index++) taken[index] = true
    const refused = isRefused(place.start)
    const notUsed =
      !isName && !refused && isUnused(from, to, text, named, branded ? branded.isBare === true : accepted !== undefined)
    if (notUsed) toldNotToUse.add(keyOfTool(tool))
    if (notUsed || refused) rejected.push(tool)
    const away =
      refused ||
      notUsed ||
      (!isName &&
        accepted !== undefined &&
        !branded &&
        (isShopOfPurchase(accepted, text, named) || isOnlyPlatform(accepted, text, mentioned)))
    for (let index = from; index < to; index++) named.add(index)
    const worse = accepted !== undefined && isWorseThan(last, accepted, text)
    last = accepted
    if (away || worse) continue
    known.push(tool)
  }
  // A list says nothing of its names, and a heading above it is looked at before.
  const without = (tools: readonly FoundTool[], others: readonly FoundTool[]): FoundTool[] => {
    if (isName || layout.isList) return [...tools]
    const inVain = namedInVain(
      text.text,
      [...others, ...tools, ...rejected].sort(inOrder),
      new Set(tools.slice(0, MAX_JUDGED)),
    )
    const kept = tools.filter((tool) => !inVain.has(tool))
    for (const tool of tools)
      if (inVain.has(tool)) {
        rejected.push(tool)
        toldNotToUse.add(keyOfTool(tool))
      }
    return kept
  }
  const told = without(known, [])
  for (const index of wordsIn(told, text)) used.add(index)
  const knownParts = [...known, ...rejected].sort(inOrder)
  const unknown = isName ? [] : unknownTools(text, layout, { taken, used, known: knownParts, isRefused, places })
  const found = unknown.length === 0 ? told : [...told, ...without(unknown, told)]
  const shown = withoutDescribed(found, toldNotToUse, text).map((tool) => ({
    ...tool,
    text: tool.text.replace(/\s+/g, ' '),
  }))
  return { found: shown, layout, rejected }
}

/**
 * The mention that is meant at each place. What is accepted first speaks for its neighbours in a
 * second look.
 */
function choose(text: ReadText, places: Places): { chosen: Map<number, Mention>; certain: ReadonlySet<number> } {
  const mentions = amongNamesakes(findMentions(text), text.tokens)
  const mentioned = positionsOf(mentions.filter(({ loose }) => !loose))
  let certain = positionsOf(mentions.filter(({ everyday, loose }) => !everyday && !loose))
  const chosen = new Map<number, Mention>()
  const ending = new Map(mentions.map((mention) => [mention.to, mention.entry]))
  const beginning = new Map(mentions.map((mention) => [mention.from, mention.entry]))
  const friendsOf = companionCounter(beginning.values())
  for (let look = 0; look < 2; look++) {
    for (const mention of mentions) {
      if (chosen.has(mention.from)) continue
      const listed = isListed(mention, text, places)
      // "Acme Widgetron" in a list is no acme.
      if (listed && mention.everyday && isPartOfLongerName(mention, text, certain)) continue
      const inHeading = places.heading[mention.from] === true
      const inRemark = places.remark[mention.from] === true
      if (isInsideName(mention, text, places)) continue
      if (meansTool(mention, text, { listed, inHeading, inRemark, certain, mentioned, ending, beginning, friendsOf }))
        chosen.set(mention.from, mention)
    }
    certain = new Set([...certain, ...positionsOf([...chosen.values()])])
  }
  return { chosen, certain }
}

/**
 * "Linear > Jira": of two of a kind the first is the better one. "ZBrush > Blender > Unreal" is a
 * way.
 */
function isWorseThan(better: Mention | undefined, { entry, from, to }: Mention, { tokens }: ReadText): boolean {
  const isAbove = (at: number) => /^\s?>\s?$/.test(tokens[at]?.gap ?? '')
  return (
    better?.to === from &&
    better.entry.category === entry.category &&
    isAbove(from) &&
    !isAbove(better.from) &&
    !isAbove(to)
  )
}

/** "Photoshop CS2", "Ableton Live 11": the version is a part of the name. */
function behindVersion(to: number, { tokens, starts }: ReadText): number {
  let end = to
  for (; end < to + 2; end++) {
    const token = tokens[end]
    if (!token || starts[end] || token.gap !== ' ' || !/^(?:cs\d?|cc|v?\d{1,4}|x)$/i.test(token.raw)) break
  }
  return end
}

const inOrder = (a: FoundTool, b: FoundTool): number => a.start - b.start

function* wordsIn(tools: readonly FoundTool[], { tokens }: ReadText): Generator<number> {
  let at = 0
  for (const { start, end } of tools) {
    while ((tokens[at]?.end ?? Infinity) <= start) at++
    for (; (tokens[at]?.start ?? Infinity) < end; at++) yield at
  }
}

function positionsOf(mentions: readonly Mention[]): Set<number> {
  const positions = new Set<number>()
  for (const { from, to } of mentions) for (let index = from; index < to; index++) positions.add(index)
  return positions
}

/** "Notion as a content calendar": behind these words stands what the item is for. */
const SAYS_WHAT_FOR = new Set(['for', 'as', 'to', 'because', 'when', 'which', 'since'])

/**
 * The mention is the item, or the item begins with it and says little more ("Linear for issues").
 */
function isListed(mention: Mention, { tokens }: ReadText, { item }: Places): boolean {
  const own = item[mention.from]
  if (!own || own !== item[mention.to - 1]) return false
  const start = tokens[mention.from]?.start ?? 0
  if (start !== own.start) return false
  const next = tokens[mention.to]
  // "Keep an eye on it", "Drive safely": what one does, and no tool with a word about it.
  if (SAYS_WHAT_FOR.has(next?.text ?? '')) return true
  // "Analog watch", "standing desk": a program is no thing of that kind.
  const isOfThing = mention.everyday && !isHardware(mention.entry.category) && isKindOfThing(next?.text ?? '')
  if (isOfThing && next?.gap === ' ') return false
  const isDone = mention.to === mention.from + 1 && NEVER_BARE.has(tokens[mention.from]?.text ?? '')
  if (isDone && next?.gap === ' ') return next.start >= own.end
  return /^\s{3,}/.test(next?.gap ?? '') || own.text.split(/\s+/).length - (mention.to - mention.from) <= 3
}
