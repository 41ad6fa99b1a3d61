/**
 * Beside a persona page: what could not be done, percent-encoded. The body stays the page alone.
 */
export const NOTE_HEADER = 'x-persona-note'
