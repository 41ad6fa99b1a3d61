/**
 * What one generation takes. Apart from the schema, because the browser needs the figure and not
 * zod.
 */
export const MAX_PROMPT = 300_000
/** The page sends the end of the text alone. */
export const MAX_AUTOCOMPLETE_INPUT = 4_000
