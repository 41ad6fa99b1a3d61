import localFont from 'next/font/local'

/**
 * The faces of the themes, from our own origin. Nothing is preloaded: a browser fetches a face when something on the
 * page is set in it, so a page in Modern fetches none of these.
 */
const orbitron = localFont({
  src: '../../node_modules/@fontsource/orbitron/files/orbitron-latin-700-normal.woff2',
  weight: '600 700',
  variable: '--font-orbitron',
  preload: false,
})
const vt323 = localFont({
  src: '../../node_modules/@fontsource/vt323/files/vt323-latin-400-normal.woff2',
  weight: '400 700',
  variable: '--font-vt323',
  preload: false,
})
const exo2 = localFont({
  src: [
    { path: '../../node_modules/@fontsource/exo-2/files/exo-2-latin-400-normal.woff2', weight: '400' },
    { path: '../../node_modules/@fontsource/exo-2/files/exo-2-latin-600-normal.woff2', weight: '600' },
  ],
  variable: '--font-exo-2',
  preload: false,
})
const comicNeue = localFont({
  src: '../../node_modules/@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2',
  weight: '600 700',
  variable: '--font-comic-neue',
  preload: false,
})
const pressStart = localFont({
  src: '../../node_modules/@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-press-start',
  preload: false,
})

export const themeFonts = [orbitron, vt323, exo2, comicNeue, pressStart].map((font) => font.variable).join(' ')
