/**
 * For the frame of a persona page, and for the page that is opened by itself: it may open a new
 * tab, and nothing else.
 */
export const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'
