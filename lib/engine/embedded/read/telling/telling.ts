import { either, oneOf } from '../../either'
import { ASKED_AFTER } from './asked-after'

/** The words in which people wish, and those in which they tell what they have. */

/** "I do not need", "everything I want", "when I need" and "my boss wants" wish for nothing. */
const NOT_WISHED =
  /(?<!\b(?:do|does|did)(?:n['’]t| not) |\b(?:no|boss|ceo|cto|manager|management|everyone|everybody|nobody|(?:all|everything|when|whenever|if|than|because|where) (?:i|we)) )/
/** "I want a nap": nothing that a tool gives. */
const NO_TOOL_GIVES = /(?! an? (?:nap|break|holiday|vacation|drink|beer|coffee|hug|raise|medal|refund|word)\b)/
const WISHES = new RegExp(
  `${NOT_WISHED.source}\\b${either(
    new RegExp(
      `want(?! to (?:show|share|tell|talk|walk|say|thank|go over))${NO_TOOL_GIVES.source}|wants|needs?|wish|wishes`,
    ),
    /looking for|help me|give me|build me|make me|suggest|recommend/,
    /(?<!\b(?:my|our|his|her|their) )(?:set-?up|stack|kit|tools|gear|apps|software) for/,
    /plan(?:ning)? to|would like|i'?d like|should|could you/,
    /what (?:should|do|can|could|would) (?:i|we) (?:need|use|get|take|pick|choose)/,
  )}\\b`,
  'i',
)

export const wishesFor = (text: string): boolean => WISHES.test(text) || ASKED_AFTER.test(text)

/** "As a dentist", "for our clinic": somebody speaks of themselves. */
export const OF_ONESELF = /^\W*(?:(?:i|we|my|our)\b|i['’]|we['’]|as an?\b)|\bfor (?:an?|my|our)\b/i
const BEGINS_WITH_ONESELF = /^\W*(?:(?:i|we|my|our)\b|as an?\b)/i
export const beginsWithOneself = (text: string): boolean => BEGINS_WITH_ONESELF.test(text)

const ADVERBS = 'also mostly mainly usually now always just really only never often then'
const ADVERB = oneOf(ADVERBS)
/** "Should I use" asks. */
const NOT_ASKED = /(?<!\b(?:should|do|can|could|would|must|shall) )/
/** "I am", "I want" and "I can't draw" tell of no tool. */
const TELLS_NO_TOOL =
  /(?!am\b|want|need|would|wish|plan|like to|should|are\b|can(?:['’]?t|not) (?:edit|code|program|draw|design|sing|cook|film|write)\b)/
const STATES = new RegExp(
  either(
    new RegExp(`${NOT_ASKED.source}\\b(?:i|we)(?: ${ADVERB})* ${TELLS_NO_TOOL.source}[a-z]+`),
    // A "nurse on Windows who also keeps bees" is somebody.
    /(?<!\b(?:who|that|which)(?: \w+)? )\b(?:was|were|is|are|has|have|had|helped|(?<!\b(?:hand|home|custom|tailor)[- ])made|does|did)\b/,
  ),
  'i',
)
/** A statement, in whatever words. */
export const states = (text: string): boolean => STATES.test(text)

/** "She edits in", "it runs on": enough beside a named tool, however the sentence ends. */
const DOES = new RegExp(
  `\\b(?:she|he|they|it)(?: ${ADVERB})* (?!wants?\\b|needs?\\b|would\\b|should\\b)[a-z]+s?\\b`,
  'i',
)
/** "Our bakery uses Square", not the "photographer who uses Lightroom". */
const USES = /(?<!\b(?:who|that|which)(?: \w+)? )\b(?:uses|relies on|runs on)\b/i
/** Somebody or something works with what is named. */
export const saysWhoUsesIt = (text: string): boolean => DOES.test(text) || USES.test(text)

/** "Recipes live in Paprika", "everything goes through Slack", not "a team that lives in Slack". */
const PLACED =
  /(?<!\b(?:who|that|which) (?:\w+ )?)\b(?:lives?|go(?:es)?|runs?|happens?|sits?|stays?|stands?|lands?|ends? up) (?:in|on|to|through|into|over|via|with|by) (?:(?:the|my|our|an?) )?$/i
/** Something has its place in the tool behind these words. */
export const placesThings = (before: string): boolean => PLACED.test(before)

const ACTS =
  /^ (?:(?:now|still|also|just) )?(?:replaced|took|keeps|kept|handles|runs|ran|holds|covers|does|did|drives|helps|helped|lets|makes|made|gets|became|stayed|beats?|wins|won)\b/i
/** "Google Docs replaced Word": the tool before these words does or did something. */
export const acts = (after: string): boolean => ACTS.test(after)

const ON =
  /\b(?:i['’]m|i am|we['’]re|we are) (?:(?:still|all|now|mostly|currently|back|happily) )*(?:on|in|using|with|running) $/i
/** "We're on Jira": somebody is on the tool behind these words. */
export const isOn = (before: string): boolean => ON.test(before)

const CHANGED =
  /^\W*(?:just |finally |recently )?(?:graduated|moved|switched|migrated|upgraded|swapped|replaced|ditched|dropped|traded|went) /i
/** "Graduated from Excel to Airtable": who leaves themselves out tells all the same. */
export const changes = (text: string): boolean => CHANGED.test(text)

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

const SPEAKS_OF = /\b(?:my|she|he|they|it)\b/i
/** A single sentence about somebody or something of one's own. */
export const isOneSentenceOf = (text: string): boolean =>
  !/[.!?]\s/.test(text.trim()) && SPEAKS_OF.test(text) && isSentence(text)
