import { isOrdinary } from '@/lib/catalog/everyday'
import { fieldOf } from '@/lib/catalog/category-words'
import { nameIndex } from '@/lib/catalog/name-index'
import { keyOf } from '@/lib/catalog/tokens'
import { BULLET, isBulleted, PICTURE, type Line } from './heading'

/**
 * The headings of a page that was copied without its marks: a short line of ordinary words with
 * nothing around it.
 */

const TITLE = new RegExp(
  `^\\s*(?:${PICTURE}\\s*)?([\\p{L}][\\p{L}\\d &+/,'’-]*?)(?:\\s*\\([^()]*\\))?(?:\\s*${PICTURE})?\\s*$`,
  'u',
)
const PICTURED = new RegExp(`^\\s*${PICTURE}`, 'u')
const MAX_WORDS = 6
/** What is longer is told and no item of a list. */
const TOLD = 60
/** A title, its part and the part of that. */
const DEEPEST = 3
/** Abbreviations: "EDC", "AV", "NAS". */
const ACRONYM = /^\p{Lu}{2,4}s?$/u

const isBlank = (line: Line | undefined): boolean => line === undefined || line.text.trim() === ''

/**
 * "Home & Finance", "Editor + Terminal", "My EDC": fields of life, and no "Slack" or "Sublime
 * Text".
 */
export function isOfWords(title: string): boolean {
  const words = title.split(/[\s&+/,-]+/).filter(Boolean)
  if (
    words.length > MAX_WORDS ||
    !words.every((word) => isOrdinary(keyOf(word)) || RARE.has(keyOf(word)) || ACRONYM.test(word))
  )
    return false
  const key = keyOf(title)
  return !nameIndex().find(key) || fieldOf(key.split(' ')) !== undefined || FIELDS.has(key)
}

const RARE = new Set(
  'typography peripherals ergonomics homelab dotfiles skateboarding bouldering self-hosted workflow misc'.split(' '),
)
/** Words that are names of programs too, but are titles on a line with nothing else. */
const FIELDS = new Set('home office desk music games camera phone code health kitchen studio bike uses'.split(' '))

export function loneTitle(lines: readonly Line[], at: number, depth = 1): string | undefined {
  const line = lines[at]
  if (
    !line ||
    line.bulleted === true ||
    line.text.length > TOLD ||
    !isBlank(lines[at - 1]) ||
    BULLET.test(line.text.replace(PICTURED, ''))
  )
    return undefined
  const title = TITLE.exec(line.text)?.[1]
  if (title === undefined || !isOfWords(title)) return undefined
  let next = at + 1
  while (next < lines.length && isBlank(lines[next])) next++
  const below = lines[next]
  if (!below) return undefined
  if (isBulleted(below)) return title
  // "phone (Android)": written small only right above bullets.
  if (next === at + 1 || /^\p{Ll}/u.test(title)) return undefined
  const isBlock = !isBlank(lines[next + 1]) || below.text.length > TOLD
  return isBlock || (depth < DEEPEST && loneTitle(lines, next, depth + 1) !== undefined) ? title : undefined
}
