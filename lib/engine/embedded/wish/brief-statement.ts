import { isOrdinary } from '@/lib/catalog/everyday'
import type { Category } from '@/lib/catalog/categories'
import { tokenize } from '@/lib/catalog/tokens'
import type { FoundTool } from '../found-tool'
import { namesSomebody } from '../knowledge/occupations'
import type { Reading } from '../read/read'
import { BUILT_WITH, withoutNamesOf } from '../read/telling/made-with'
import { setsOut, wishesFor } from '../read/telling/telling'
import { isPortrait } from '../read/told'
import { ALL_BUT_PLATFORM, withoutDemands } from './conditions/constraints'
import type { Heard } from './heard'
import { nearest } from './people/nearest'
import { inEnglish } from './words/in-english'

/** Longer texts are judged by their sentences. */
const MOST_WORDS = 12
/** "Podcast setup, Linux" names what it shall run on, not what is used. */
const PLATFORMS: ReadonlySet<Category> = new Set<Category>(['os', 'computer', 'phone', 'tablet-device'])

/**
 * A short text that names a tool and contains no sign of a wish tells what is used: "writing my thesis in Overleaf",
 * "Lightroom for my photos". Signs of a wish: a wish verb, a role, a demand, a kind of tool, something to build or begin.
 */
export function isBriefStatement({ text, known, english, asked, about, calling }: Heard): boolean {
  if (asked !== undefined || calling !== undefined || tokenize(text).length > MOST_WORDS) return false
  if (wishesFor(text) || wishesFor(english) || setsOut(english) || isPortrait(text, known)) return false
  if (namesSomebody(about) || BUILDS.test(english) || RELATIVE.test(english)) return false
  // "No Audacity" is "in Audacity" in Portuguese: a tool that is used is no demand.
  const rest = inEnglish(withoutNamesOf(text, known))
  if (withoutDemands(rest, ALL_BUT_PLATFORM) !== rest) return false
  return known.some((tool) => isCertain(tool, text) && isPlacedAsUsed(tool, text))
}

/** Nothing is wished for by a short text that only says what its writer does not use: "no more Photoshop for me". */
export function isOnlyRejection(text: string, { tools, rejected }: Reading): boolean {
  if (tools.length > 0 || rejected.length === 0 || tokenize(text).length > MOST_WORDS) return false
  const rest = withoutNamesOf(text, rejected)
  return (
    !ASKED_THING.test(rest) &&
    !wishesFor(text) &&
    !wishesFor(inEnglish(text)) &&
    nearest(inEnglish(rest))?.outright !== true
  )
}

/** "A stack without Google" wishes for the rest of it. */
const ASKED_THING = /\b(?:stack|set-?up|kit|tools?|apps?|software|gear|phone|computer|alternativ\w*)\b/iu

/** "A team that lives in Slack" is described by the clause, so the text is about the team. */
const RELATIVE = /\b(?:who|that|which|whose)\b/i

/** "Selling candles on Etsy": the text says what somebody does, and the tool is only where. */
const BUILDS = /^\W*(?:build|make|create|develop|design|organi[sz]e|host|learn|sell(?:ing)?|promot(?:e|ing))\b/i

/** Technologies are also named for what is to be built with them: "rails monolith on heroku". */
const isCertain = ({ category, start, end }: FoundTool, text: string): boolean => {
  const written = text.slice(start, end)
  const isWord = written === written.toLowerCase() && isOrdinary(written)
  return category !== undefined && !PLATFORMS.has(category) && !BUILT_WITH.has(category) && !isWord
}

const PREPOSITION =
  /(?:^|[\s'’])(?:in|inside|with|from|on|via|through|using|under|mit|auf|aus|über|avec|dans|sur|sous|con|en|desde|com|no|na|em|su|da|met|op|uit|z|ze|w|na|ile|dengan|di|в|на|с|із|у)\s+(?:(?:the|my|our|an?)\s+)?$/iu
const FOR = /^\s+(?:for|für|pour|para|per|voor|do|için|untuk|для)\s/iu

/** Behind a preposition, or at the beginning and followed by its purpose. */
const isPlacedAsUsed = ({ start, end }: FoundTool, text: string): boolean =>
  PREPOSITION.test(text.slice(Math.max(0, start - 20), start)) ||
  (text.slice(0, start).trim() === '' && FOR.test(text.slice(end)))
