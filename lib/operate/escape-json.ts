/** Line separators, control characters and bidirectional overrides. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu

/**
 * JSON with escapes for characters that end a line or control a terminal, so that visitors' texts
 * cannot spoof output.
 */
export const escapedJson = (value: object, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
