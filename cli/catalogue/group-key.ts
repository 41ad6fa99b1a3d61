/** The key of the group that contains a name in the bundle's `names`. */
export const groupKeyOf = (key: string): string => key.slice(0, 2)
