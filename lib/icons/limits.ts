/**
 * What a visitor may upload. Apart from the checks, because the browser says it before a file is
 * sent.
 */
export const MAX_ICON_BYTES = 100_000
export const ICON_TYPES = 'image/png,image/webp,image/svg+xml'
export const MAX_OWN_ICONS = 100
