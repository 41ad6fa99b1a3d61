/** Two icons of one drawing must not share the names of their gradients, masks and styles. */
export const withOwnNames = (svg: string, prefix: string): string =>
  svg.replace(/(\bid="|\burl\(#|\bhref="#|\bclass="(?=face)|\.(?=face\b))/g, `$1${prefix}`)
