/**
 * Prefixes ids and classes of an icon, because two icons in one drawing must not share those of
 * gradients, masks and styles.
 */
export const prefixIds = (svg: string, prefix: string): string =>
  svg.replace(/(\bid="|\burl\(#|\bhref="#|\bclass="(?=face)|\.(?=face\b))/g, `$1${prefix}`)
