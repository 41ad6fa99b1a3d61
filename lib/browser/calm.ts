/** Whether the visitor has asked their device for no motion. */
export const wantsCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
