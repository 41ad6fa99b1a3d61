import { CODE_CATEGORIES, type Category, isHardware } from '@/lib/catalog/categories'
import { catalogEntries, catalogEntry } from '@/lib/catalog/entries'
import { entryNamed, nameIndex } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf } from '@/lib/catalog/tokens'
import { idsOfProgram, isHelper, libraryOf } from './manifest-data'
import { distributionOf } from './source-imports'
import type { PackageRef, Registry } from './package-ref'

/** The tool of a package, if it is worth naming as a part of the project's stack. */
interface PackageTool {
  readonly entry: CatalogEntry | undefined
  readonly text: string
  readonly category: Category
}

/** Types, presets, plugins and small helpers: they come along and are not chosen for themselves. */
const NOISE =
  /^(?:@types\/|@typescript-eslint\/|@eslint\/|@babel\/(?:preset|plugin|runtime|helper)|@rollup\/plugin|eslint-(?:plugin|config|import)|stylelint-config|prettier-plugin|babel-(?:plugin|preset|loader|jest)|rollup-plugin|vite-plugin|postcss-|types-|pytest-)|\/codemirror-|-loader$|-types$|\/tsconfig$/
let index:
  { byPackage: ReadonlyMap<string, CatalogEntry>; byScope: ReadonlyMap<string, ReadonlySet<CatalogEntry>> } | undefined

function packages() {
  if (index) return index
  const byPackage = new Map<string, CatalogEntry>()
  const byScope = new Map<string, Set<CatalogEntry>>()
  for (const entry of catalogEntries())
    for (const name of entry.packages) {
      byPackage.set(name.toLowerCase(), entry)
      const scope = scopeOf(name)
      if (scope) byScope.set(scope, (byScope.get(scope) ?? new Set()).add(entry))
    }
  return (index = { byPackage, byScope })
}

/** "npm:@prisma", "maven:org.flywaydb", "go:github.com/gin-gonic": whose packages these are. */
const scopeOf = (name: string): string | undefined =>
  /^(npm:@[^/]+)\//.exec(name)?.[1] ?? /^(maven:[^:]+):/.exec(name)?.[1] ?? /^(composer:[^/]+)\//.exec(name)?.[1]

export const isNoise = ({ name }: PackageRef): boolean => NOISE.test(name) || isHelper(name.toLowerCase())

export function packageTool(ref: PackageRef): PackageTool | undefined {
  if (ref.registry === 'python-module') return packageTool({ registry: 'pypi', name: distributionOf(ref.name) })
  if (ref.registry === 'js-module') return packageTool({ registry: 'npm', name: ref.name })
  // "org.webjars.npm:bootstrap" is a package of npm, repackaged for Maven.
  const webjar = ref.registry === 'maven' ? /^org\.webjars(?:\.npm)?:(.+)$/.exec(ref.name)?.[1] : undefined
  if (webjar !== undefined) return packageTool({ registry: 'npm', name: webjar })
  // Before the catalogue, which knows of many packages only whose scope they are in.
  const library = namedLibrary(ref)
  if (library) return { entry: undefined, ...library }
  const entry = packageEntry(ref)
  if (entry) return { entry, text: entry.name, category: entry.category }
  const host = hostOf(ref)
  return host && { entry: host, text: host.name, category: host.category }
}

function namedLibrary({ registry, name }: PackageRef) {
  const plain = name.toLowerCase().replace(/\/v\d+$/, '')
  const names = registry === 'nuget' ? beginningsOf(plain, '.') : [plain]
  for (const candidate of names) {
    const library = libraryOf(`${registry}:${candidate}`)
    if (library) return library
    // The longest beginning counts: "AWSSDK.SQS" is a row of the catalogue, "AWSSDK" a library.
    if (packages().byPackage.has(`${registry}:${candidate}`)) return undefined
  }
  return undefined
}

/**
 * "a.b.c", "a.b", "a": the names of .NET begin with what they are a part of, and paths of Go with
 * where they are.
 */
function beginningsOf(name: string, separator: string): string[] {
  const parts = name.split(separator)
  return parts.map((_, index) => parts.slice(0, parts.length - index).join(separator))
}

function packageEntry({ registry, name }: PackageRef): CatalogEntry | undefined {
  if (registry === 'entry') return catalogEntry(name)
  if (registry === 'software') return softwareNamed(name)
  const { byPackage } = packages()
  const plain = normal(registry, name)
  for (const candidate of candidates(registry, plain)) {
    const entry = byPackage.get(`${registry}:${candidate}`)
    if (entry) return entry
  }
  if (registry === 'program') return programNamed(name)
  return ofScope(registry, plain) ?? (registry === 'docker' ? imageNamed(plain) : libraryNamed(ownNameOf(plain)))
}

const SHORTEST_HOST = 4
/** What parts the words of a package name. */
const SEPARATORS: Partial<Record<Registry, string>> = { pypi: '-', gem: '-', npm: '-', hex: '_' }

/**
 * "langchain-openai", "rubocop-rails-omakase", "oban_web": a part is called after what it is a part
 * of.
 */
function hostOf({ registry, name }: PackageRef): CatalogEntry | undefined {
  const separator = SEPARATORS[registry]
  if (separator === undefined || name.startsWith('@')) return undefined
  const parts = normal(registry, name).split(separator)
  for (let count = parts.length - 1; count > 0; count--) {
    const host = parts.slice(0, count).join(separator)
    const entry = host.length < SHORTEST_HOST ? undefined : packages().byPackage.get(`${registry}:${host}`)
    if (entry) return entry
  }
  return undefined
}

const PART_OF_PROGRAM = /-(?:server|desktop|cli|bin)$/
const PART_OF_SERVICE = /-(?:oss|server|alpine|ce|enterprise|community|cluster|web|app)$/

const normal = (registry: Registry, name: string): string =>
  registry === 'pypi' ? name.toLowerCase().replace(/[_.]/g, '-') : name.toLowerCase()

function candidates(registry: Registry, name: string): string[] {
  if (registry === 'pypi') return [name, name.replaceAll('-', '_'), name.replace(/-binary$/, '')]
  if (registry === 'go') return beginningsOf(name.replace(/\/v\d+$/, ''), '/').slice(0, -1)
  if (registry === 'nuget') return beginningsOf(name, '.')
  if (registry === 'swift') return [name, name.replace(/[-.](?:ios|swift|driver)$|swift$/, '')]
  if (registry === 'docker') {
    const last = name.split('/').at(-1) ?? name
    return [name, last, `${last}/${last}`, last.replace(PART_OF_SERVICE, '')]
  }
  return [name]
}

/** A package without a row, from a publisher whose packages all belong to one tool. */
function ofScope(registry: Registry, name: string): CatalogEntry | undefined {
  const scope = scopeOf(`${registry}:${name}`)
  const entries = scope === undefined ? undefined : packages().byScope.get(scope)
  if (!entries) return undefined
  const own = keyOf((scope ?? '').replace(/^\w+:@?/, '')).replaceAll(' ', '')
  const nameOf = (entry: CatalogEntry) => keyOf(entry.name).replaceAll(' ', '')
  const [only] = entries
  // A company's scope holds more than its one known tool: "@github/relative-time-element" is no
  // part of GitHub Copilot.
  const isOfCompany = (entry: CatalogEntry) => nameOf(entry) !== own && nameOf(entry).startsWith(own)
  if (entries.size === 1 && only && !isOfCompany(only) && isScopeOfOne(scope ?? '', only)) return only
  return [...entries].find((entry) => nameOf(entry) === own)
}

/** Scopes of companies and communities of which the catalogue knows one tool among many. */
const SHARED_SCOPES = new Set([
  'npm:@googleapis',
  'npm:@mozilla',
  'npm:@sourcegraph',
  'npm:@symfony',
  'npm:@use-gesture',
  'npm:@vscode',
  'npm:@vue',
  'composer:automattic',
  'composer:nunomaduro',
  'composer:runtime',
])
const SHORTEST_WORD = 4

/**
 * Groups of Maven are often a company's: "com.google.cloud" is not BigQuery's, though the catalogue
 * knows no other package of it. A group of one tool has a word of its name: "org.flywaydb".
 */
function isScopeOfOne(scope: string, entry: CatalogEntry): boolean {
  if (!scope.startsWith('maven:')) return !SHARED_SCOPES.has(scope)
  const group = scope.replace(/^maven:/, '').replaceAll('.', '')
  const words = keyOf(entry.name).split(' ')
  return group === words.join('') || words.some((word) => word.length >= SHORTEST_WORD && group.includes(word))
}

const PLAIN_PART =
  /^(?:community|enterprise|ce|ee|app|core|server|web|api|backend|frontend|client|worker)(?:-(?:edition|server|app))?$/

/** Images are called after what runs in them; "myshop/web" is the visitor's own. */
function imageNamed(name: string): CatalogEntry | undefined {
  const last = name.split('/').at(-1) ?? name
  const owner = name.split('/').at(-2) ?? ''
  // "plausible/community-edition" is called after whose it is.
  const ofOwner = PLAIN_PART.test(last) ? entryNamed(owner) : undefined
  if (ofOwner?.tags.includes('self-hosted')) return ofOwner
  const entry = entryNamed(last) ?? entryNamed(last.replace(PART_OF_SERVICE, ''))
  return entry && (entry.tags.includes('self-hosted') || entry.tags.includes('open-source')) ? entry : undefined
}

/** "visual-studio-code", "google-chrome", "postgresql@16". */
function programNamed(name: string): CatalogEntry | undefined {
  // "linear-linear" tells Linear's app from another of the name.
  const plain = name.replace(/@.*$/, '').replace(/^([\w.]+)-\1$/, '$1')
  const [id] = idsOfProgram(plain) ?? []
  const entry =
    (id === undefined ? undefined : catalogEntry(id)) ??
    entryNamed(plain) ??
    entryNamed(plain.replace(PART_OF_PROGRAM, ''))
  return entry && !isHardware(entry.category) ? entry : undefined
}

/** "Things" is a to-do app, and no library is called after it. */
const isForDevelopers = ({ category }: CatalogEntry): boolean =>
  CODE_CATEGORIES.includes(category) || USED_BY_CODE.has(category)
const USED_BY_CODE: ReadonlySet<Category> = new Set<Category>([
  'database',
  'search',
  'ai',
  'data',
  'hosting',
  'monitoring',
  'network',
  'terminal',
  'cms',
  'security',
  'storage',
  'analytics',
  'payments',
])

/** What an action or a provider is called after. */
function softwareNamed(name: string): CatalogEntry | undefined {
  const hit = nameIndex().find(keyOf(name))
  return hit && !isHardware(hit.entry.category) && (!hit.everyday || isForDevelopers(hit.entry)) ? hit.entry : undefined
}

/** "github.com/knadh/koanf/providers/env" is a part of koanf, and "env" alone names nothing. */
const ownNameOf = (name: string): string => /^(?:[\w-]+\.)+\w+\/[\w.-]+\/([\w.-]+)(?:\/|$)/.exec(name)?.[1] ?? name

function libraryNamed(name: string): CatalogEntry | undefined {
  const hit = nameIndex().find(keyOf(name.replace(/^.*[/:]/, '')))
  return hit && !hit.everyday && isForDevelopers(hit.entry) && hit.entry.packages.length > 0 ? hit.entry : undefined
}
