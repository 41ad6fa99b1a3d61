/**
 * The limits of one generation. Separate from the schema, because the browser needs the numbers and
 * not zod.
 */
export const MAX_PROMPT = 300_000
/** The page sends only the end of a longer text. */
export const MAX_AUTOCOMPLETE_INPUT = 4_000
