/** The text of a script element with structured data. No title can close the element. */
export const jsonLdText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
