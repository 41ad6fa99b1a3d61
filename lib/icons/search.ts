import 'server-only'
import { catalogEntries } from '@/lib/catalog/entries'
import { goesWithCount } from '@/lib/catalog/goes-with'
import { nameFit } from '@/lib/catalog/name-fit'
import { makerMark } from '@/lib/catalog/maker-marks'
import { isMakerMark, isOwnMark, MAKER } from '@/lib/faces/tool-face'
import { keyOf } from '@/lib/catalog/tokens'
import type { IconQuery } from './schema'

export const ICONS_A_PAGE = 60

export interface NamedIcon {
  icon_id: string
  name: string
}

export interface IconList {
  icons: NamedIcon[]
  total: number
  page: number
  pages: number
}

interface Mark extends NamedIcon {
  readonly names: readonly string[]
}

let marks: readonly Mark[] | undefined

/** The marks of products and makers, each under its best known product. */
function allMarks(): readonly Mark[] {
  if (marks) return marks
  const found = new Map<string, Mark>()
  const entries = [...catalogEntries()].sort((a, b) => goesWithCount(b) - goesWithCount(a) || (a.id < b.id ? -1 : 1))
  for (const { icon, name, maker, aliases } of entries) {
    // A maker's mark is often that of its product.
    const drawing = isMakerMark(icon) ? (makerMark(icon.slice(MAKER.length)) ?? icon) : icon
    if (found.has(drawing)) continue
    if (isMakerMark(icon)) found.set(drawing, { icon_id: icon, name: maker, names: [keyOf(maker)] })
    else if (isOwnMark(icon)) found.set(icon, { icon_id: icon, name, names: [name, ...aliases].map(keyOf) })
  }
  return (marks = [...found.values()])
}

/** The marks that the product ships, by name, best matches first. */
export function searchIcons({ query, page }: IconQuery): IconList {
  const words = keyOf(query)
  const found = allMarks()
    .map((mark) => ({ mark, fit: nameFit(mark.names, words) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
  return {
    icons: found
      .slice((page - 1) * ICONS_A_PAGE, page * ICONS_A_PAGE)
      .map(({ mark: { icon_id, name } }) => ({ icon_id, name })),
    total: found.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / ICONS_A_PAGE)),
  }
}
