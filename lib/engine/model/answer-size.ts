/** The maximum size of an answer that respects its token limit, which some servers ignore. */

/** Twice the average length of a token in the languages with the longest words. */
const MAX_CHARACTERS_PER_TOKEN = 8
/** The size of an event with one token, including its JSON. */
const MAX_STREAMED_BYTES_PER_TOKEN = 1024
/**
 * Characters that JSON escapes. A whole body is parsed at once, which blocks all other requests.
 */
const MAX_WHOLE_BYTES_PER_TOKEN = 32
/** Instructions and schema, which some servers repeat in their response. */
const WHOLE_FRAME_BYTES = 64 * 1024

export type Transport = 'streamed' | 'whole'

export const maxCharacters = (maxOutputTokens: number): number => maxOutputTokens * MAX_CHARACTERS_PER_TOKEN

export const maxBytes = (maxOutputTokens: number, transport: Transport): number =>
  transport === 'streamed'
    ? maxOutputTokens * MAX_STREAMED_BYTES_PER_TOKEN
    : WHOLE_FRAME_BYTES + maxOutputTokens * MAX_WHOLE_BYTES_PER_TOKEN
