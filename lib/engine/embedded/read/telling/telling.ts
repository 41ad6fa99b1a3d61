export { wishesFor } from '../../mode/asks'
const BEGINS_WITH_ONESELF = /^\W*(?:(?:i|we|my|our)\b|as an?\b)/i
export const beginsWithOneself = (text: string): boolean => BEGINS_WITH_ONESELF.test(text)

const BEGINS = /^\W*\p{Lu}/u
const ENDS = /[.!]\W{0,3}$/
export const isSentence = (text: string): boolean => BEGINS.test(text) && ENDS.test(text.trimEnd())
