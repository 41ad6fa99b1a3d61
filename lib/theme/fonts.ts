import localFont from 'next/font/local'

/*
 * None uses the fallback font of Next.js, which adjusts Arial alone: the styles name adjusted
 * fallbacks that phones and Linux have too, so that lines do not move when a font has loaded.
 */

/**
 * The font of running text. Latin is preloaded; a browser requests the other subsets when a page
 * uses them.
 */
const geist = localFont({
  src: '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-geist-latin',
  adjustFontFallback: false,
})
const geistLatinExt = localFont({
  src: '../../node_modules/@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-geist-latin-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})
const geistVietnamese = localFont({
  src: '../../node_modules/@fontsource-variable/geist/files/geist-vietnamese-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-geist-vietnamese',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
    },
  ],
})
const geistCyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/geist/files/geist-cyrillic-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-geist-cyrillic',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' }],
})
const geistCyrillicExt = localFont({
  src: '../../node_modules/@fontsource-variable/geist/files/geist-cyrillic-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-geist-cyrillic-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F' },
  ],
})

/**
 * The fonts of the themes. None is preloaded: a browser requests a font when text on the page uses
 * it, so a page in Modern requests none of these.
 */
const orbitron = localFont({
  src: '../../node_modules/@fontsource/orbitron/files/orbitron-latin-700-normal.woff2',
  weight: '600 700',
  variable: '--font-orbitron',
  preload: false,
  adjustFontFallback: false,
})
const vt323 = localFont({
  src: '../../node_modules/@fontsource/vt323/files/vt323-latin-400-normal.woff2',
  weight: '400 700',
  variable: '--font-vt323',
  preload: false,
  // Its glyphs are small. Enlarged here and not by `font-size`, so that characters from fallback
  // fonts keep their size.
  declarations: [{ prop: 'size-adjust', value: '138%' }],
  adjustFontFallback: false,
})
const exo2 = localFont({
  src: [
    { path: '../../node_modules/@fontsource/exo-2/files/exo-2-latin-400-normal.woff2', weight: '400' },
    { path: '../../node_modules/@fontsource/exo-2/files/exo-2-latin-600-normal.woff2', weight: '600' },
  ],
  variable: '--font-exo-2',
  preload: false,
  adjustFontFallback: false,
})
const comicNeue = localFont({
  src: '../../node_modules/@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2',
  weight: '600 700',
  variable: '--font-comic-neue',
  preload: false,
  adjustFontFallback: false,
})
const pressStart = localFont({
  src: '../../node_modules/@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-press-start',
  preload: false,
})

/** All fonts come from our own origin. */
export const fontVariables = [
  geist,
  geistLatinExt,
  geistVietnamese,
  geistCyrillic,
  geistCyrillicExt,
  orbitron,
  vt323,
  exo2,
  comicNeue,
  pressStart,
]
  .map((font) => font.variable)
  .join(' ')
