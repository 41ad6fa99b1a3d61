import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { CATALOG_FOLDER, readCatalogue } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf } from '@/lib/catalog/tokens'
import { loadData } from '@/lib/load-data'
import { readBrandSets, type BrandMark } from './marks/brand-sets'
import { cleanMark } from './marks/clean-mark'
import { writeIcons } from './marks/write-icons'

/**
 * `npm run marks -- {folder}`: gives entries and makers without a mark one from two sets of brand
 * logos. The folder holds the unpacked packages `thesvg` and `lobehub`, which are too large to be
 * dependencies. Look at all new marks before you commit, and list those of another brand in
 * namesakes.yaml.
 */

const FOLDER = 'lib/icons/marks'
const MAKERS = 'lib/catalog/maker-marks.json'
const Namesakes = z.strictObject({ entries: z.array(z.string()), makers: z.array(z.string()) })
const SimpleIcons = z.array(z.object({ title: z.string(), slug: z.string() }))

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: npm run marks -- {folder with the packages thesvg and lobehub}')

const namesakes = loadData('scripts/marks/namesakes.yaml', Namesakes)
const brands = readBrandSets(folder)
const entries = readCatalogue()
const withoutMark = entries.filter(({ icon }) => /^(?:lucide|marks):/.test(icon))

const timesNamed = new Map<string, number>()
for (const { name, aliases } of entries)
  for (const key of [name, ...aliases].map(keyOf)) timesNamed.set(key, (timesNamed.get(key) ?? 0) + 1)

/**
 * Looks up an entry's name, then its aliases, except everyday words, names of several entries and
 * the maker's name.
 */
function brandOf({ id, name, aliases, everyday, maker }: CatalogEntry): BrandMark | undefined {
  if (namesakes.entries.includes(id)) return undefined
  const others = aliases.filter(
    (alias) =>
      timesNamed.get(keyOf(alias)) === 1 && !everyday.includes(alias.toLowerCase()) && keyOf(alias) !== keyOf(maker),
  )
  return [name, ...others].map((text) => brands.get(keyOf(text))).find((brand) => brand !== undefined)
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const written = new Set<string>()

/** Writes the file of a mark and returns its icon name; undefined if the drawing cannot be used. */
function keep({ slug, svg }: BrandMark): string | undefined {
  const clean = cleanMark(svg)
  if (clean === undefined) return undefined
  if (!written.has(slug)) writeFileSync(path.join(FOLDER, `${slug}.svg`), `${clean}\n`)
  written.add(slug)
  return `marks:${slug}`
}

const icons = new Map<string, string>()
for (const entry of withoutMark) {
  const brand = brandOf(entry)
  const icon = brand && keep(brand)
  if (icon !== undefined) icons.set(entry.id, icon)
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
        /^(?:lucide|marks):/.test(icon) ? !icons.has(id) : icon === simple.get(keyOf(maker)),
      )
      .map(({ maker }) => maker),
  ),
]
const rows = makers
  .filter((maker) => maker !== '' && !namesakes.makers.includes(maker))
  .flatMap((maker) => {
    const brand = brands.get(keyOf(maker))
    const icon = simple.get(keyOf(maker)) ?? (brand && keep(brand))
    return icon === undefined ? [] : [[maker, icon] as const]
  })
  .sort(([one], [other]) => one.localeCompare(other))
// Compare the marks with their makers by eye.
writeFileSync(MAKERS, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
const bytes = readdirSync(FOLDER).reduce((sum, name) => sum + readFileSync(path.join(FOLDER, name)).length, 0)
console.log(`${icons.size} entries, ${rows.length} makers, ${written.size} files of ${Math.round(bytes / 1000)} kB`)
