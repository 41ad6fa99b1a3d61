import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { tokenize } from '@/lib/catalog/tokens'
import { oneOf } from '../../either'
import type { FoundTool } from '../../found-tool'
import { saysWhoUsesIt, TELLING } from '../../read/telling/telling'
import { inEnglish } from '../words/in-english'
import { nearest } from './nearest'
import { namesOf, withoutTools } from './without-names'

/** "Yoga studio in Lisbon, class passes, we use an iPad at the desk": who it is comes first, and a name or two on the way. */

/** What somebody does everything on says nothing of what they do it with. */
const DEVICES: ReadonlySet<Category> = new Set<Category>(['os', 'computer', 'phone', 'tablet-device', 'wearable'])
const isDevice = ({ category }: FoundTool): boolean => category !== undefined && DEVICES.has(category)

/** Who names more has told of them. */
const FEW = 2
/** The rest of a wish says more than a list of names does. */
const MORE_THAN_NAMES = 4
const LONGEST_OPENING = 60
const CLAUSES = /[^,;.!?()–—:]+[,;.!?()–—:]?/gu
/** What is left of "Linux only" or "on my iPad" without the device. */
const OF_DEVICES = /^(?:[^\p{L}]|\b(?:only|just|on|an?|my|our|user|please|all)\b)*$/iu
/** "Working at Acme", "She": whoever is told of is somebody else, or has a post. */
const ABOUT_ANOTHER = /\b(?:she|he|they|at [A-Z]\p{L}+)\b/u
/** A novelist in Scrivener tells what in; a filmmaker on a Blackmagic leaves the rest open. */
const WORKS_IN = /\b(?:in|inside|out of) $/i

/**
 * Who says what they are says it without an article or a pronoun: "Electrician in Leeds". "The doctor said rest", "ich
 * schreibe in", "on Friday I sketch" tell of somebody.
 */
const TELLS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${oneOf(
    'the this that these those my our your his her their its i we you he she they it please ' +
      'ich wir er sie der die das mein meine je nous il elle le les mon ma mes yo ella el los las mi uso usamos io eu ik wij jag jeg',
  )})(?![\\p{L}\\p{N}])`,
  'iu',
)

/** "I practise with Tonara", "we film it on a GoPro" */
const DOES_SO = /\b(?:i|we) (?!(?:want|need|would|am|are|have)\b)[a-z]+[^.!?;]*$/i

/** The first clause that says more than a device, and where it ends; a colon stands before a list. */
function openingOf(text: string, devices: readonly string[]): { said: string; end: number } | undefined {
  for (const { 0: clause, index } of text.matchAll(CLAUSES)) {
    if (clause.endsWith(':') || index + clause.length === text.length) return undefined
    if (!OF_DEVICES.test(withoutTools(clause, devices)))
      return { said: clause.slice(0, -1), end: index + clause.length }
  }
  return undefined
}

export function opensWithSomebody(
  text: string,
  known: readonly FoundTool[],
  isTurnedDown: (entry: CatalogEntry) => boolean,
): boolean {
  const opening = openingOf(text, namesOf(known.filter(isDevice), text))
  if (!opening || opening.said.length > LONGEST_OPENING || TELLS.test(opening.said)) return false
  const kept = known.filter((found) => !isDevice(found) && !(found.entry && isTurnedDown(found.entry)))
  if (kept.length > FEW || ABOUT_ANOTHER.test(text)) return false
  if (kept.length > 0 && (TELLING.test(text) || saysWhoUsesIt(text))) return false
  if (kept.some(({ start }) => WORKS_IN.test(text.slice(0, start)) || DOES_SO.test(text.slice(0, start)))) return false
  const names = namesOf(known, text)
  const rest = tokenize(withoutTools(text.slice(opening.end), names))
  return rest.length >= MORE_THAN_NAMES && nearest(inEnglish(withoutTools(opening.said, names)))?.named === true
}
