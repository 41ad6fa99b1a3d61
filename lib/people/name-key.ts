/** Letters that look alike in many fonts are one letter in a key, so that no name can pass for another. */
export const nameKey = (name: string): string => name.replaceAll('0', 'o').replace(/[1l]/g, 'i')

/** The same in PostgreSQL, for a column of names in lower case. */
export const nameKeyOf = (column: string): string => `translate(${column}, '01l', 'oii')`
