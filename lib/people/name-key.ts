/** Maps confusable letters to one letter, so that no name can imitate another. */
export const nameKey = (name: string): string => name.replaceAll('0', 'o').replace(/[1l]/g, 'i')

/** The same in PostgreSQL, for a column of names in lower case. */
export const nameKeyOf = (column: string): string => `translate(${column}, '01l', 'oii')`
