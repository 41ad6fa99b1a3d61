/** The languages that texts are read in; each has a folder in lib/engine/data, whose files may all be missing. */
export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'ru',
  'uk',
  'ja',
  'zh',
  'ko',
  'hi',
  'ar',
  'he',
  'id',
] as const
export type Language = (typeof LANGUAGES)[number]
