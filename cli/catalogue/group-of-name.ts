/** Under which key of the bundle's names a name is. */
export const groupOfName = (key: string): string => key.slice(0, 2)
