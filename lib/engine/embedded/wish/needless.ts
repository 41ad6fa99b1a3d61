import { catalogEntries } from '@/lib/catalog/entries'
import type { CatalogEntry, Category } from '@/lib/catalog/schema'
import { strangersTo } from './ecosystems'
import { rivalsOf } from './rivals'
import { isThing } from './things'

/** What whoever has the named tools has no need of. */
export const needlessBeside = (named: readonly CatalogEntry[]): ReadonlySet<CatalogEntry> =>
  new Set([...rivalsBeside(named), ...strangersTo(named), ...otherMachines(named), ...otherHouses(named)])

/** Nobody builds one game in two engines. */
function rivalsBeside(named: readonly CatalogEntry[]): CatalogEntry[] {
  const rivals = named.map(rivalsOf).flatMap((job) => (job?.oneIsEnough ? job.entries : []))
  return rivals.filter((entry) => !named.includes(entry))
}

const MACHINES: ReadonlySet<Category> = new Set<Category>(['computer', 'components'])

/** Whoever says on which computer needs no other, and nothing to build one of. */
const otherMachines = (named: readonly CatalogEntry[]): CatalogEntry[] =>
  named.some(({ category }) => category === 'computer')
    ? catalogEntries().filter((entry) => MACHINES.has(entry.category) && !named.includes(entry))
    : []

/** Makers whose things fit no other's: who has a camera of one of them buys no second system beside it. */
const HOUSES: readonly (readonly [Category, readonly string[]])[] = [
  [
    'camera',
    'Canon, Nikon, Sony, Fujifilm, Panasonic, Olympus, Leica, Pentax, Hasselblad, Ricoh, Phase One, RED Digital Cinema, ARRI, Blackmagic Design'.split(
      ', ',
    ),
  ],
  ['gaming', ['Sony', 'Microsoft', 'Nintendo', 'Valve', 'Asus', 'Lenovo', 'MSI']],
  ['printer', ['Bambu Lab', 'Prusa Research', 'Creality', 'Elegoo', 'UltiMaker', 'Anycubic', 'Formlabs']],
]
/** Who films on a Blackmagic looks for lenses elsewhere. */
const WITHOUT_LENSES: ReadonlySet<string> = new Set(['RED Digital Cinema', 'ARRI', 'Blackmagic Design'])
const isLens = ({ name }: CatalogEntry): boolean => /\dmm\b|f\/\d/.test(name)

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

function otherHouses(named: readonly CatalogEntry[]): CatalogEntry[] {
  return HOUSES.flatMap(([field, houses]) => {
    const own = new Set(
      named
        .filter((entry) => entry.category === field && isThing(entry))
        .flatMap(({ maker }) => houses.filter((house) => house === maker)),
    )
    if (own.size === 0) return []
    const lensesFit = [...own].some((maker) => WITHOUT_LENSES.has(maker))
    return catalogEntries().filter(
      (entry) =>
        (entry.category === field &&
          houses.includes(entry.maker) &&
          !own.has(entry.maker) &&
          !(lensesFit && isLens(entry))) ||
        (field === 'gaming' && isForAnotherConsole(entry, own)),
    )
  })
}
