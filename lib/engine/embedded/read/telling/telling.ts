import { oneOf } from '../../either'
export { wishesFor } from '../../mode/asks'

/** The words in which people wish, and those in which they tell what they have. */

/** "As a dentist", "for our clinic": somebody speaks of themselves. */
export const OF_ONESELF = /^\W*(?:(?:i|we|my|our)\b|i['’]|we['’]|as an?\b)|\bfor (?:an?|my|our)\b/i
const BEGINS_WITH_ONESELF = /^\W*(?:(?:i|we|my|our)\b|as an?\b)/i
export const beginsWithOneself = (text: string): boolean => BEGINS_WITH_ONESELF.test(text)

const ADVERBS = 'also mostly mainly usually now always just really only never often then'
const ADVERB = oneOf(ADVERBS)
/** "Should I use" asks. */
const NOT_ASKED = /(?<!\b(?:should|do|can|could|would|must|shall) )/
/** "She edits in", "it runs on": enough beside a named tool, however the sentence ends. */
const DOES = new RegExp(
  `\\b(?:she|he|they|it)(?: ${ADVERB})* (?!wants?\\b|needs?\\b|would\\b|should\\b)[a-z]+s?\\b`,
  'i',
)
/** "Our bakery uses Square", not the "photographer who uses Lightroom". */
const USES = /(?<!\b(?:who|that|which)(?: \w+)? )\b(?:uses|relies on|runs on)\b/i
/** Somebody or something works with what is named. */
export const saysWhoUsesIt = (text: string): boolean => DOES.test(text) || USES.test(text)

const ACTS =
  /^ (?:(?:now|still|also|just) )?(?:replaced|took|keeps|kept|handles|runs|ran|holds|covers|does|did|drives|helps|helped|lets|makes|made|gets|became|stayed|beats?|wins|won)\b/i
/** "Google Docs replaced Word": the tool before these words does or did something. */
export const acts = (after: string): boolean => ACTS.test(after)

const DONE_WITH_TOOLS = oneOf(
  'use used run ran edit code write track keep ditched stopped switched moved love like prefer rely swear replaced tried bought listen read sketch record shoot draw design mix publish host cut type went go built wrote dropped gave quit left migrated',
)
/** What people do with tools of their own. */
export const TELLING = new RegExp(
  `\\b(?:${NOT_ASKED.source}(?:i|we)(?:['’]ve)? (?:${oneOf(`${ADVERBS} have still currently`)} )*${DONE_WITH_TOOLS}|my (?:main|favou?rite|daily|current)|i've been using|we've been using|looked back)\\b`,
  'i',
)

/** What people do with tools, and what they once did: "I use", "we moved", "I worked". */
const USING =
  /\b(?:uses?|using|have|has|had|own|rely|relies|swears?|loves?|likes?|prefers?|tr(?:y|ied)|bought|ditched|dropped|quit|left|gave|went|switch(?:ed)?|listens?|watch(?:es)?|reads?|opens?|mov(?:e|ed)|replaced?|migrated|favou?rite|looked back)\b|\b(?:i|we) (?:\w+ )?\w+ed\b/i
export const speaksOfUse = (text: string): boolean => USING.test(text)

/** "Starting a YouTube channel about history, I have no camera": what is begun is not there yet. */
const SETS_OUT =
  /^\W*(?:starting|start|launching|launch|shipping|ship|publishing|publish|releasing|release|opening|open|setting up|set up|planning|plan|founding) (?:an?|my|our)\b/i
export const setsOut = (text: string): boolean => SETS_OUT.test(text)

const BEGINS = /^\W*\p{Lu}/u
const ENDS = /[.!]\W{0,3}$/
export const isSentence = (text: string): boolean => BEGINS.test(text) && ENDS.test(text.trimEnd())
