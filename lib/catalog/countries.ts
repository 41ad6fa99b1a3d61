import { z } from 'zod'
import { loadData } from '@/lib/load-data'
import { keyOf, tokenize } from './tokens'

/** The country in which the author of a text lives or works, if the text reveals it. */

const Countries = z.strictObject({
  countries: z.array(
    z.strictObject({
      code: z.string().length(2),
      names: z.array(z.string()),
      demonyms: z.array(z.string()).default([]),
    }),
  ),
  languages: z.array(
    z.strictObject({
      code: z.string().length(2),
      countries: z.array(z.string().length(2)),
      words: z.array(z.string()),
    }),
  ),
})

/** "New South Wales" */
const LENGTHS_OF_NAMES = [3, 2, 1]
/** A single word of a language may be a name or a typo. */
const SURE_OF_LANGUAGE = 2

interface Known {
  /** Countries and towns, each with the country. */
  readonly places: ReadonlyMap<string, string>
  readonly peoples: ReadonlyMap<string, string>
  /** The words of each language, and the countries in which it is spoken. */
  readonly languages: readonly {
    readonly code: string
    readonly words: ReadonlySet<string>
    readonly countries: readonly string[]
  }[]
}

let known: Known | undefined

function load(): Known {
  const { countries, languages } = loadData('lib/catalog/countries.yaml', Countries)
  return {
    places: new Map(countries.flatMap(({ code, names }) => names.map((name) => [keyOf(name), code]))),
    peoples: new Map(countries.flatMap(({ code, demonyms }) => demonyms.map((name) => [keyOf(name), code]))),
    languages: languages.map(({ code, words, countries: spokenIn }) => ({
      code,
      words: new Set(words.map(keyOf)),
      countries: spokenIn,
    })),
  }
}

/**
 * "A German tax adviser" is in Germany, "a German teacher" or "Japanese woodworking" need not be:
 * taxes, laws and patients belong to one country.
 */
const OF_A_COUNTRY = new Set(
  'accountant accounting adviser advisor association attorney bakery bank bookkeeper business charity clinic club company customers dentist doctor farm farmer firm freelancer gp hairdresser landlord law lawyer midwife municipality notary nurse physiotherapist psychotherapist restaurant salon school shop solicitor startup store tax taxes therapist vat'.split(
    ' ',
  ),
)
const NEAR = 2

/**
 * The countries that a text names; if it names none, those in which its language is spoken. Empty
 * if unknown.
 */
export function countriesIn(text: string): ReadonlySet<string> {
  const { places, peoples, languages } = (known ??= load())
  const words = tokenize(text).map((token) => token.text)
  const named = new Set<string>()
  for (let index = 0; index < words.length; index++) {
    const count = LENGTHS_OF_NAMES.find((length) => places.has(keyOf(words.slice(index, index + length).join(' '))))
    const place = count && places.get(keyOf(words.slice(index, index + count).join(' ')))
    if (place) {
      named.add(place)
      // New South Wales is not in Wales.
      index += count - 1
      continue
    }
    const people = peoples.get(keyOf(words[index] ?? ''))
    if (people && words.slice(index + 1, index + 1 + NEAR).some((next) => OF_A_COUNTRY.has(next))) named.add(people)
  }
  if (named.size > 0) return named
  const keys = new Set(words.map(keyOf))
  const [language] = languages
    .map(({ words: own, countries }) => ({ countries, said: [...own].filter((word) => keys.has(word)).length }))
    .filter(({ said }) => said >= SURE_OF_LANGUAGE)
    .sort((a, b) => b.said - a.said)
  return new Set(language?.countries)
}

/** Those in which a language is spoken, as far as they are known. */
export const countriesOfLanguage = (code: string): ReadonlySet<string> =>
  new Set((known ??= load()).languages.find((language) => language.code === code)?.countries)

/** "Da Milano a Bologna": a country or a town, as its people call it. */
export const isTownOrCountry = (name: string): boolean => (known ??= load()).places.has(keyOf(name))
