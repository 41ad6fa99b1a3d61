import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { iconForName } from '@/lib/catalog/category-icons'
import { CATALOG_FOLDER, readCatalogue } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf } from '@/lib/catalog/tokens'
import { groupBy } from '@/lib/group-by'
import { loadData } from '@/lib/load-data'
import { brandKey, readBrandSets, type BrandMark } from './marks/brand-sets'
import { cleanMark } from './marks/clean-mark'
import { lineMark } from './marks/line-mark'
import { writeIcons } from './marks/write-icons'

/**
 * `npm run marks -- {folder}`: gives entries and makers without a mark one from sets of brand logos
 * (docs/how-to.md names the packages, which are too large to be dependencies). Look at all new
 * marks before you commit, and list those of another brand in namesakes.yaml.
 */

const FOLDER = 'lib/icons'
const SETS = ['marks', 'arcticons'] as const
/** Icons that this script has given. */
const GIVEN = /^(?:marks|arcticons|maker):/
const GLYPH = /^lucide:/
const PLAIN = 'lucide:box'
const isReplaced = (icon: string) => GIVEN.test(icon) || GLYPH.test(icon)
const MAKERS = 'lib/catalog/maker-marks.json'
const Namesakes = z.strictObject({ entries: z.array(z.string()), makers: z.array(z.string()) })
const OtherNames = z.strictObject({
  entries: z.record(z.string(), z.string()),
  makers: z.record(z.string(), z.string()),
})
const SimpleIcons = z.array(z.object({ title: z.string(), slug: z.string() }))

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: npm run marks -- {folder with the unpacked packages}')

const namesakes = loadData('scripts/marks/namesakes.yaml', Namesakes)
const otherNames = loadData('scripts/marks/other-names.yaml', OtherNames)
const brands = readBrandSets(folder)
const brandsNamed = (name: string): readonly BrandMark[] => brands.get(brandKey(name)) ?? []
const entries = readCatalogue()
const withoutMark = entries.filter(({ icon }) => isReplaced(icon))

const timesNamed = new Map<string, number>()
for (const { name, aliases } of entries)
  for (const key of [name, ...aliases].map(keyOf)) timesNamed.set(key, (timesNamed.get(key) ?? 0) + 1)

/**
 * Looks up an entry's other name, its id, which tells namesakes apart, its name, its aliases
 * (except everyday words, names of several entries and the maker's name), and its name behind its
 * maker's.
 */
function brandsOf({ id, name, aliases, everyday, maker }: CatalogEntry): BrandMark[] {
  if (namesakes.entries.includes(id)) return []
  const others = aliases.filter(
    (alias) =>
      timesNamed.get(keyOf(alias)) === 1 && !everyday.includes(alias.toLowerCase()) && keyOf(alias) !== keyOf(maker),
  )
  const said = otherNames.entries[id]
  return [...(said ? [said] : []), id, name, ...others, `${maker} ${name}`].flatMap(brandsNamed)
}

for (const set of SETS) {
  rmSync(path.join(FOLDER, set), { recursive: true, force: true })
  mkdirSync(path.join(FOLDER, set), { recursive: true })
}
const written = new Set<string>()

function mostFrequent(values: readonly string[]): string | undefined {
  const [first] = [...groupBy(values, (value) => value).values()].sort((a, b) => b.length - a.length)
  return first?.[0]
}

/** Writes the file of a mark and returns its icon name; undefined if the drawing cannot be used. */
function keep({ set, slug, svg }: BrandMark, name: string, color: string): string | undefined {
  const clean = cleanMark(set === 'arcticons' ? lineMark(svg, name, color) : svg)
  if (clean === undefined) return undefined
  const icon = `${set}:${slug}`
  if (!written.has(icon)) writeFileSync(path.join(FOLDER, set, `${slug}.svg`), `${clean}\n`)
  written.add(icon)
  return icon
}

function keepFirst(marks: readonly BrandMark[], name: string, color: string): string | undefined {
  for (const mark of marks) {
    const icon = keep(mark, name, color)
    if (icon !== undefined) return icon
  }
  return undefined
}

/** The glyph of most entries in a category. */
const glyphs = new Map(
  [...groupBy(entries, ({ category }) => category)].map(([category, members]) => [
    category,
    mostFrequent(members.map(({ icon }) => icon).filter((icon) => GLYPH.test(icon))),
  ]),
)
const icons = new Map<string, string>()
for (const entry of withoutMark) {
  const icon = keepFirst(brandsOf(entry), entry.name, entry.color)
  if (icon !== undefined) icons.set(entry.id, icon)
  else if (GIVEN.test(entry.icon))
    icons.set(entry.id, iconForName(entry.name, entry.category) || glyphs.get(entry.category) || PLAIN)
}
writeIcons(CATALOG_FOLDER, icons)

const simple = new Map(
  loadData('node_modules/simple-icons/data/simple-icons.json', SimpleIcons).map(({ title, slug }) => [
    keyOf(title),
    `simple-icons:${slug}`,
  ]),
)
/** Makers of entries without a mark, and of entries that show their maker's mark. */
const makers = [
  ...new Set(
    entries
      .filter(({ id, icon, maker }) =>
        isReplaced(icon) ? GLYPH.test(icons.get(id) ?? icon) : icon === simple.get(keyOf(maker)),
      )
      .map(({ maker }) => maker),
  ),
]
/** The colour of most products of a maker. */
const colours = new Map(
  [...groupBy(entries, ({ maker }) => maker)].map(([maker, made]) => [
    maker,
    mostFrequent(made.map(({ color }) => color)),
  ]),
)

/** A name listed in namesakes.yaml for an entry is also another brand for its maker. */
const isNamesake = (maker: string) =>
  namesakes.makers.includes(maker) || entries.some(({ id, name }) => name === maker && namesakes.entries.includes(id))

const rows = makers
  .filter((maker) => maker !== '' && (maker in otherNames.makers || !isNamesake(maker)))
  .flatMap((maker) => {
    const named = brandsNamed(otherNames.makers[maker] ?? maker)
    const icon = simple.get(keyOf(maker)) ?? keepFirst(named, maker, colours.get(maker) ?? '')
    return icon === undefined ? [] : [[maker, icon] as const]
  })
  .sort(([one], [other]) => one.localeCompare(other))
// Compare the marks with their makers by eye.
writeFileSync(MAKERS, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
const bytes = SETS.flatMap((set) => readdirSync(path.join(FOLDER, set)).map((name) => path.join(FOLDER, set, name)))
  .map((file) => readFileSync(file).length)
  .reduce((sum, length) => sum + length, 0)
console.log(`${icons.size} entries, ${rows.length} makers, ${written.size} files of ${Math.round(bytes / 1000)} kB`)
