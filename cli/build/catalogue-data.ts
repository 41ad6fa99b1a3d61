import { readFileSync } from 'node:fs'
import { load as parseYaml } from 'js-yaml'
import { isHardware } from '@/lib/catalog/categories'
import { catalogEntries } from '@/lib/catalog/entries'
import { nameIndex } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { catalogTool } from '@/lib/engine/embedded/tool'
import { groupKeyOf } from '../catalogue/group-key'
import type { CatalogueData } from '../catalogue/data'

/** The catalogue as one compact value for the bundle of the command line. */

const MANIFEST_DATA = 'lib/engine/embedded/manifests/data'

export function catalogueData(): CatalogueData {
  const entries = catalogEntries().filter(({ category }) => !isHardware(category))
  const lineOf = new Map(entries.map((entry, at) => [entry, at]))
  return {
    entries: entries.map(entryLine).join('\n'),
    details: entries.map(detailLine).join('\n'),
    names: nameGroups(lineOf),
    commonWords: wordsIn('lib/catalog/common-words.yaml'),
    helpers: wordsIn(`${MANIFEST_DATA}/helpers.yaml`),
    libraries: read(`${MANIFEST_DATA}/libraries.yaml`) as CatalogueData['libraries'],
    actions: read(`${MANIFEST_DATA}/actions.yaml`) as CatalogueData['actions'],
    programs: read(`${MANIFEST_DATA}/programs.yaml`) as CatalogueData['programs'],
    terraform: read(`${MANIFEST_DATA}/terraform.yaml`) as CatalogueData['terraform'],
  }
}

const read = (file: string): unknown => parseYaml(readFileSync(file, 'utf8'))

const wordsIn = (file: string): string => (read(file) as { words: string }).words.trim().split(/\s+/).join(' ')

const line = (...fields: string[]): string => fields.map((field) => field.replace(/\s+/g, ' ')).join('\t')

/** The tags that parsers of files need. */
const USED_TAGS: readonly string[] = ['open-source', 'self-hosted'] satisfies CatalogEntry['tags']

const entryLine = ({ id, name, category, tags, packages }: CatalogEntry): string =>
  line(id, name, category, tags.filter((tag) => USED_TAGS.includes(tag)).join(' '), packages.join(' '))

function detailLine(entry: CatalogEntry): string {
  const { link, icon_id: icon, color, label, description } = catalogTool(entry)
  return line(link, icon, color, label, description)
}

/** Each group begins and ends with a line end, so that a whole line can be searched for. */
function nameGroups(lineOf: ReadonlyMap<CatalogEntry, number>): Record<string, string> {
  const groups = new Map<string, string>()
  for (const [key, { entry, everyday }] of nameIndex().names()) {
    const at = lineOf.get(entry)
    if (at === undefined) continue
    const group = groupKeyOf(key)
    const written = everyday ? line(key, String(at), 'e') : line(key, String(at))
    groups.set(group, `${groups.get(group) ?? '\n'}${written}\n`)
  }
  return Object.fromEntries(groups)
}
