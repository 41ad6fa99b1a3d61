import { z } from 'zod'
import { ICON_NAME } from '@/lib/icon-name'
import { readJson } from '@/lib/load-data'
import { keyOf } from './tokens'

/** Marks of makers, for their tools without a mark. */

export const MakerMarks = z.record(z.string().min(1), z.string().regex(ICON_NAME))

let marks: ReadonlyMap<string, string> | undefined

/** By the maker's slug. */
const load = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(readJson<z.output<typeof MakerMarks>>('lib/catalog/maker-marks.json')).map(([maker, icon]) => [
      slugOf(maker),
      icon,
    ]),
  )

const slugOf = (maker: string): string => keyOf(maker).replace(/[^a-z\d]+/g, '-')

/** The icon of a mark, by the slug of its maker. */
export const makerMark = (slug: string): string | undefined => (marks ??= load()).get(slug)

/** The icon of this maker's mark; undefined if there is none. */
export function makerIcon(maker: string): string | undefined {
  const slug = slugOf(maker)
  return maker !== '' && makerMark(slug) !== undefined ? `maker:${slug}` : undefined
}

export const isMakersMark = (icon: string, maker: string): boolean => maker !== '' && makerMark(slugOf(maker)) === icon
