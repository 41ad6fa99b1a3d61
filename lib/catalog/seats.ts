import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CatalogEntry } from './schema'

/** In which country of Europe the maker of a program has its seat. */

const PATH = 'lib/catalog/european-makers.txt'
const LINE = /^([A-Z]{2}): (.+)$/

let read: ReadonlyMap<string, string> | undefined

/** The country of each maker, by two letters; "EU" for what the Union makes itself. */
export const europeanMakers = (): ReadonlyMap<string, string> =>
  (read ??= new Map(
    readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), PATH), 'utf8')
      .split('\n')
      .flatMap((line): [string, string][] => {
        const [, country = '', makers = ''] = LINE.exec(line) ?? []
        return makers === '' ? [] : makers.split(', ').map((maker) => [maker, country])
      }),
  ))

/** In Europe, and in no member of the Union. */
const OUTSIDE_THE_UNION: ReadonlySet<string> = new Set(['CH', 'GB', 'NO', 'UA'])

export type Seat = 'europe' | 'union'

export function isSeatedIn(seat: Seat, { maker }: CatalogEntry): boolean {
  const country = europeanMakers().get(maker)
  return country !== undefined && (seat === 'europe' || !OUTSIDE_THE_UNION.has(country))
}
