import 'server-only'
import path from 'node:path'
import sharp from 'sharp'

/**
 * The fonts of pictures, from npm packages. The drawing library loads a file once for the process
 * and draws each character with the first named font that has its glyph.
 */

interface FontFile {
  /** The family name in the file. */
  readonly family: string
  readonly file: string
}

/** Latin, Cyrillic and the heading fonts of the themes. */
const BASE: readonly FontFile[] = [
  { family: 'Geist', file: 'geist/dist/fonts/geist-sans/Geist-Bold.ttf' },
  { family: 'Geist', file: 'geist/dist/fonts/geist-sans/Geist-Regular.ttf' },
  { family: 'Orbitron', file: '@expo-google-fonts/orbitron/700Bold/Orbitron_700Bold.ttf' },
  { family: 'Comic Neue', file: '@expo-google-fonts/comic-neue/700Bold/ComicNeue_700Bold.ttf' },
  { family: 'Exo 2', file: '@expo-google-fonts/exo-2/700Bold/Exo2_700Bold.ttf' },
]

/**
 * Fonts of one script each. The order decides the font of Han characters: Japanese if there is
 * kana, Korean if there is Hangul, else Chinese.
 */
const SCRIPTS: readonly (FontFile & { readonly needed: RegExp })[] = [
  {
    family: 'Noto Sans Japanese',
    file: '@embedpdf/fonts-jp/fonts/NotoSansJP-Bold.otf',
    needed: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
  {
    family: 'Noto Sans Korean',
    file: '@embedpdf/fonts-kr/fonts/NotoSansKR-Bold.otf',
    needed: /\p{Script=Hangul}/u,
  },
  {
    family: 'Noto Sans S Chinese',
    file: '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
    needed: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u,
  },
  {
    family: 'Noto Naskh Arabic',
    file: '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Bold.ttf',
    needed: /\p{Script=Arabic}/u,
  },
  {
    family: 'Noto Sans Hebrew',
    file: '@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Bold.ttf',
    needed: /\p{Script=Hebrew}/u,
  },
  {
    family: 'Noto Sans Devanagari',
    file: '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
    needed: /\p{Script=Devanagari}/u,
  },
  {
    family: 'Noto Color Emoji',
    file: '@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf',
    needed: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f/u,
  },
]

export const FONT_FILES: readonly FontFile[] = [...BASE, ...SCRIPTS]

let loaded: Promise<void> | undefined

/**
 * Loads all fonts before the first drawing, because the SVG renderer of the library ignores fonts
 * loaded later. Loading reads only character maps, in about ten milliseconds.
 */
async function loadAll(): Promise<void> {
  for (const { file } of FONT_FILES) {
    const fontfile = path.join(/*turbopackIgnore: true*/ process.cwd(), 'node_modules', file)
    await sharp({ text: { text: 'a', fontfile, font: 'Geist 8' } })
      .raw()
      .toBuffer()
  }
}

/**
 * Loads the fonts and returns Geist and the families that these texts need, to use after a first
 * choice.
 */
export async function fontsFor(texts: readonly string[]): Promise<readonly string[]> {
  loaded ??= loadAll()
  loaded.catch(() => (loaded = undefined))
  await loaded
  const all = texts.join('\n')
  return ['Geist', ...SCRIPTS.filter(({ needed }) => needed.test(all)).map(({ family }) => family)]
}
