/**
 * The languages that texts are read in. Each has a folder in lib/engine/data with at least
 * mode.yaml and usage.yaml.
 */
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
