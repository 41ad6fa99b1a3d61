import { z } from 'zod'
import { loadData } from '@/lib/load-data'
import type { CatalogEntry } from './schema'

const MakerCountries = z.strictObject({ makers: z.record(z.string().length(2), z.array(z.string().min(1))) })

let countries: ReadonlyMap<string, string> | undefined

/** The country code of each European maker; "EU" for what the Union makes itself. */
export const makerCountries = (): ReadonlyMap<string, string> =>
  (countries ??= new Map(
    Object.entries(loadData('lib/catalog/maker-countries.yaml', MakerCountries).makers).flatMap(([country, makers]) =>
      makers.map((maker) => [maker, country] as const),
    ),
  ))

const EUROPEAN_NON_MEMBERS: ReadonlySet<string> = new Set(['CH', 'GB', 'NO', 'UA'])

export type MakerRegion = 'europe' | 'union'

export function isMadeIn(region: MakerRegion, { maker }: CatalogEntry): boolean {
  const country = makerCountries().get(maker)
  return country !== undefined && (region === 'europe' || !EUROPEAN_NON_MEMBERS.has(country))
}
