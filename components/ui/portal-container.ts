/** What floats above the page belongs to its main part: who goes from landmark to landmark would pass by the body. */
export const portalContainer = (): HTMLElement => document.getElementById('content') ?? document.body
