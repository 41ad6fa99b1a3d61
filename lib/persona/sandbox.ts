/**
 * The sandbox of a persona page, in its frame and opened by itself: it may open a new tab, and
 * nothing else.
 */
export const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'
