/** What ends a line for some readers, and what a terminal takes for an order or for a change of direction. */
const NOT_PLAIN = /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu

/** JSON in which nothing that a visitor wrote means more than its text, for whoever reads it by lines or on a terminal. */
export const escapedJson = (value: object, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    NOT_PLAIN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
