import { z } from 'zod'
import { loadData } from '@/lib/load-data'
import { isTownOrCountry } from './countries'

/**
 * Cities and countries, from the time zones and regions of `Intl` and from places.yaml: no place is
 * a tool.
 */

const list = z.string().transform((names) => names.split('; '))
const Places = z.strictObject({ cities: list, cyrillicBeginnings: list })

let data: z.infer<typeof Places> | undefined
const load = () => (data ??= loadData('lib/catalog/places.yaml', Places))

/** The names of all countries in a language, in small letters. */
function countriesIn(language: string): string[] {
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((a) => letters.flatMap((b) => regions.of(a + b)?.toLowerCase() ?? []))
}

let places: ReadonlySet<string> | undefined

function loadPlaces(): ReadonlySet<string> {
  const cities = Intl.supportedValuesOf('timeZone').map((zone) =>
    (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(),
  )
  return new Set([...countriesIn('en'), ...cities, ...load().cities])
}

/** In English. The name model learned from this answer. */
export const isPlace = (name: string): boolean => (places ??= loadPlaces()).has(name.toLowerCase())

const MOST_ENDING = 3
const LEAST_BEGINNING = 4

let beginnings: readonly string[] | undefined

/** Names of countries end in what varies: "Грузия", "в Грузию". */
const loadBeginnings = (): string[] =>
  [
    ...['ru', 'uk'].flatMap(countriesIn).map((name) => name.replace(/[аеиійоуыьюя]{1,2}$/u, '')),
    ...load().cyrillicBeginnings,
  ].filter((beginning) => beginning.length >= LEAST_BEGINNING)

/** "Поездка в Грузию", "похід у Карпати". */
function isCyrillicPlace(name: string): boolean {
  if (!/^\p{Script=Cyrillic}/u.test(name)) return false
  const lower = name.toLowerCase()
  return (beginnings ??= loadBeginnings()).some(
    (beginning) => lower.startsWith(beginning) && lower.length <= beginning.length + MOST_ENDING,
  )
}

/** A place in English, in Cyrillic letters, or as the people of a known country call it. */
export const isPlaceInAnyLanguage = (name: string): boolean =>
  isPlace(name) || isCyrillicPlace(name) || isTownOrCountry(name)
