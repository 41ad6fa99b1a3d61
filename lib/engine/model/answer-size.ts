/** How large an answer can be that keeps to its maximum of tokens, which some servers ignore. */

/** Twice what a token takes on average in the languages with the longest words. */
const MAX_CHARACTERS_PER_TOKEN = 8
/** A token whose event has a frame around it. */
const MAX_STREAMED_BYTES_PER_TOKEN = 1024
/**
 * Characters that are escaped in JSON. The whole body is parsed at once, which blocks all other
 * requests.
 */
const MAX_WHOLE_BYTES_PER_TOKEN = 32
/** What some servers repeat beside the answer: instructions and schema. */
const WHOLE_FRAME_BYTES = 64 * 1024

export type Transport = 'streamed' | 'whole'

export const maxCharacters = (maxOutputTokens: number): number => maxOutputTokens * MAX_CHARACTERS_PER_TOKEN

export const maxBytes = (maxOutputTokens: number, transport: Transport): number =>
  transport === 'streamed'
    ? maxOutputTokens * MAX_STREAMED_BYTES_PER_TOKEN
    : WHOLE_FRAME_BYTES + maxOutputTokens * MAX_WHOLE_BYTES_PER_TOKEN
