/**
 * The limits of uploads. Separate from the checks, because the browser checks before it sends a
 * file.
 */
export const MAX_ICON_BYTES = 100_000
export const ICON_TYPES = 'image/png,image/webp,image/svg+xml'
export const MAX_OWN_ICONS = 100
