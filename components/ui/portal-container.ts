/**
 * The parent of floating elements: `main` instead of `body`, so that screen readers find them
 * inside a landmark.
 */
export const portalContainer = (): HTMLElement => document.getElementById('content') ?? document.body
