export { wishesFor } from '../../mode/asks'

/** The words in which people wish, and those in which they tell what they have. */

/** "As a dentist", "for our clinic": the writer's role. */
export const OF_ONESELF = /^\W*(?:(?:i|we|my|our)\b|i['’]|we['’]|as an?\b)|\bfor (?:an?|my|our)\b/i
const BEGINS_WITH_ONESELF = /^\W*(?:(?:i|we|my|our)\b|as an?\b)/i
export const beginsWithOneself = (text: string): boolean => BEGINS_WITH_ONESELF.test(text)

const ACTS =
  /^ (?:(?:now|still|also|just) )?(?:replaced|took|keeps|kept|handles|runs|ran|holds|covers|does|did|drives|helps|helped|lets|makes|made|gets|became|stayed|beats?|wins|won)\b/i
/** "Google Docs replaced Word": the tool before these words does or did something. */
export const acts = (after: string): boolean => ACTS.test(after)

/** What people do with tools, and what they once did: "I use", "we moved", "I worked". */
const USING =
  /\b(?:uses?|using|have|has|had|own|rely|relies|swears?|loves?|likes?|prefers?|tr(?:y|ied)|bought|ditched|dropped|quit|left|gave|went|switch(?:ed)?|listens?|watch(?:es)?|reads?|opens?|mov(?:e|ed)|replaced?|migrated|favou?rite|looked back)\b|\b(?:i|we) (?:\w+ )?\w+ed\b/i
export const speaksOfUse = (text: string): boolean => USING.test(text)

const BEGINS = /^\W*\p{Lu}/u
const ENDS = /[.!]\W{0,3}$/
export const isSentence = (text: string): boolean => BEGINS.test(text) && ENDS.test(text.trimEnd())
