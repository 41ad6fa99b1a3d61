/**
 * A response header beside a persona page: what could not be done, percent-encoded. The body is the
 * page alone.
 */
export const NOTE_HEADER = 'x-persona-note'
