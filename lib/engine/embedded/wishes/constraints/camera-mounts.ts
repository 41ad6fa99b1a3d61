import { catalogEntries } from '@/lib/catalog/entries'
import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { isThing } from '../../knowledge/things'

/**
 * Makers whose things fit no other's: who has a camera of one of them buys no second system beside
 * it.
 */

const CAMERAS =
  'Canon, Nikon, Sony, Fujifilm, Panasonic, Olympus, Leica, Pentax, Hasselblad, Ricoh, Phase One, RED Digital Cinema, ARRI, Blackmagic Design'.split(
    ', ',
  )
const INCOMPATIBLE_MAKERS: readonly (readonly [Category, readonly string[]])[] = [
  ['camera', CAMERAS],
  ['gaming', ['Sony', 'Microsoft', 'Nintendo', 'Valve', 'Asus', 'Lenovo', 'MSI']],
  ['printer', ['Bambu Lab', 'Prusa Research', 'Creality', 'Elegoo', 'UltiMaker', 'Anycubic', 'Formlabs']],
]
/** Who films on a Blackmagic looks for lenses elsewhere. */
const WITHOUT_LENSES: ReadonlySet<string> = new Set(['RED Digital Cinema', 'ARRI', 'Blackmagic Design'])
const isLens = ({ name }: CatalogEntry): boolean => /\dmm\b|f\/\d/.test(name)

/**
 * "On my Fuji", "with a Nikon": the maker alone; a Canon printer and Sony headphones are no
 * cameras.
 */
const SAID =
  /\b(?:my|our|an?|own|the) (?:(?:old|new|used|trusty|first|little|digital) )*(canon|nikon|sony|fuji(?:film)?|panasonic|lumix|olympus|leica|pentax|hasselblad|ricoh)\b(?! (?:printers?|scanners?|headphones?|earbuds|tvs?|televisions?|laptops?|phones?|xperia|speakers?|soundbars?|monitors?|projectors?|playstation|walkman|microwave))/giu
const MAKERS: Readonly<Record<string, string | undefined>> = { fuji: 'Fujifilm', lumix: 'Panasonic' }
const PICTURES =
  /\b(?:photo\w*|camera\w*|pictures?|shoot\w*|film\w*|video\w*|lens\w*|portraits?|landscapes?|wildlife|birds?|vlog\w*)\b/i

/** Whose camera a wish speaks of. */
export const camerasSaid = (wish: string): readonly string[] =>
  PICTURES.test(wish)
    ? [...wish.matchAll(SAID)].flatMap(([, said = '']) => {
        const name = MAKERS[said.toLowerCase()] ?? said
        return CAMERAS.find((maker) => maker.toLowerCase() === name.toLowerCase()) ?? []
      })
    : []

/** Controllers and services that say in their name which console they are for. */
const CONSOLES: ReadonlyMap<string, RegExp> = new Map([
  ['Sony', /playstation|dualsense/i],
  ['Microsoft', /xbox/i],
  ['Nintendo', /nintendo/i],
])

/** On a PlayStation no Xbox controller works; on a PC any does. */
function isForAnotherConsole({ name }: CatalogEntry, own: ReadonlySet<string>): boolean {
  const isOf = (maker: string) => CONSOLES.get(maker)?.test(name) === true
  return [...own].every((maker) => CONSOLES.has(maker) && !isOf(maker)) && [...CONSOLES.keys()].some(isOf)
}

/** What other makers make of the kind that is named, and what fits nothing else. */
export function incompatibleEntries(named: readonly CatalogEntry[], cameras: readonly string[]): CatalogEntry[] {
  return INCOMPATIBLE_MAKERS.flatMap(([field, makers]) => {
    const own = new Set([
      ...(field === 'camera' ? cameras : []),
      ...named
        .filter((entry) => entry.category === field && isThing(entry) && makers.includes(entry.maker))
        .map(({ maker }) => maker),
    ])
    if (own.size === 0) return []
    const lensesFit = [...own].some((maker) => WITHOUT_LENSES.has(maker))
    return catalogEntries().filter(
      (entry) =>
        (entry.category === field &&
          makers.includes(entry.maker) &&
          !own.has(entry.maker) &&
          !(lensesFit && isLens(entry))) ||
        (field === 'gaming' && isForAnotherConsole(entry, own)),
    )
  })
}
