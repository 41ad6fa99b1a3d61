/** The colours of Modern for what knows no variables of a style sheet: mail, the manifest, previews, a page before any page. */
export const MODERN = {
  light: { paper: '#fbfaf8', ink: '#16181d', muted: '#575b64', accent: '#595dec', accentInk: '#fbfcfe' },
  dark: { paper: '#0d0f15', ink: '#e9ebef', muted: '#9ea2a9', accent: '#7e8bff', accentInk: '#0a0c1a' },
} as const
