/** Colours of Modern for mail, manifest, previews and error pages, which have no style sheet. */
export const MODERN = {
  light: { paper: '#fbfaf8', ink: '#16181d', muted: '#575b64', accent: '#595dec', accentInk: '#fbfcfe' },
  dark: { paper: '#0d0f15', ink: '#e9ebef', muted: '#9ea2a9', accent: '#7e8bff', accentInk: '#0a0c1a' },
} as const
